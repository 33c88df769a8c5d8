// How a messenger opens a message: when it was sent and by whom. No messenger's own form is known; what they share is.
import type { KnownToken } from './wordKnowledge';

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
  if (colon > 0) return colon + 1;
  // What the messenger itself writes has no sender.
  const dash = all.findIndex(({ word }, at) => at > time && (word === '-' || word === '–'));
  return dash > 0 && dash <= time + 5 ? dash + 1 : 0;
}
