// How a messenger opens a message: when it was sent and by whom. No messenger's own form is known; what they share is.
import { CHAT_NOTICES } from '../lexicon/lineWords';
import type { KnownToken } from '../tagger/wordKnowledge';

/** So far from the start of the line stands the time, and so far behind it the colon after the sender. */
const REACH = 14;
const isTime = ({ kind }: KnownToken): boolean => kind === 'time';

/** How many tokens of a line say when and by whom it was sent: "[09:14, 02/02/2026] Dad:", "12/03/24, 6:22 pm - Mum:"; 0 for none. */
export function stampLength(all: readonly KnownToken[]): number {
  const time = all.slice(0, REACH).findIndex(isTime);
  if (time < 0) return 0;
  const before = all.slice(0, time);
  const opens = all[0]!.kind === 'mark[';
  const dated =
    before.some(({ kind }) => kind === 'mark[') ||
    before.filter(({ kind }) => kind === 'number').length >= 2 ||
    /^\d+[.,]\d+[.,]\d+$/.test(all[0]!.word) ||
    (all[0]!.kind === 'number' && all[1]?.kind === 'mark/');
  if (!opens && !dated) return 0;
  const colon = all.findIndex(
    ({ kind }, at) => at > time && at <= time + REACH && kind === 'mark:',
  );
  // A name holds no quotation marks: 'Mum changed the group name to "Shop: food"'.
  const quoted = all.slice(time, Math.max(0, colon)).some(({ word }) => /^["“”]$/.test(word));
  if (colon > 0 && !quoted) return colon + 1;
  // What the messenger itself writes has no sender.
  const dash = all.findIndex(({ word }, at) => at > time && (word === '-' || word === '–'));
  return dash > 0 && dash <= time + 5 ? dash + 1 : 0;
}

/** Words of the longest notice. */
const LONGEST_NOTICE = 8;
/** "Priya added Tom"; what stands in the place of a message that is gone. */
const NOTICE_OF_NAMES = /^(?:[a-z]+ (?:added|removed) [a-z]+|null)$/;
/** Whether a message, without its stamp, is the messenger's own: nobody said it. */
export function isNotice(all: readonly KnownToken[]): boolean {
  const words = all.filter(({ token }) => token.kind === 'word').slice(0, LONGEST_NOTICE);
  const said = words.map(({ word }) => word).join(' ');
  return CHAT_NOTICES.some((notice) => said.startsWith(notice)) || NOTICE_OF_NAMES.test(said);
}

const LONGEST_SENDER = 6;
/** "Priya Shah  11:58": who wrote what stands in the lines below, and when. */
export function isSender(all: readonly KnownToken[]): boolean {
  const time = all.findIndex(isTime);
  const behind = all.slice(time + 1);
  const before = withoutBrackets(all.slice(0, Math.max(0, time)));
  return (
    before.length > 0 &&
    before.length <= LONGEST_SENDER &&
    behind.every(({ word }) => /^[ap]m$/.test(word)) &&
    before.every(({ token: { kind, text } }) =>
      kind === 'word' ? text[0] !== text[0]!.toLowerCase() : text === '\t',
    )
  );
}
/** "Tom B (he/him)": what stands in brackets is no part of a name. */
function withoutBrackets(all: readonly KnownToken[]): readonly KnownToken[] {
  const [opens, closes] = ['(', ')'].map((mark) => all.findIndex(({ word }) => word === mark));
  return opens! > 0 && closes! > opens! ? [...all.slice(0, opens), ...all.slice(closes! + 1)] : all;
}
