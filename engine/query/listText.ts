// A text (pasted, dropped, a file, an exported chat) -> its items, and what of it is none.

/** A line that is no item: over a group of them ("Dairy:"), or what the messenger itself wrote into the chat. */
export interface LeftOutLine {
  kind: 'heading' | 'notice';
  text: string;
}
export interface ListText {
  items: string[];
  leftOut: LeftOutLine[];
}

/** Marks of the writing direction, which phones put around names and times. */
const MARKS = /[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;
const DATE = String.raw`\d{1,4}[./-]\d{1,2}[./-]\d{2,4}`;
const TIME = String.raw`\d{1,2}[:.]\d{2}(?:[:.]\d{2})?(?:\s?[ap]\.?\s?m\.?)?`;
/** How WhatsApp opens a message: "[12/03/2024, 18:22:10] " on an iPhone, "12/03/2024, 18:22 - " elsewhere. */
const STAMP = new RegExp(`^(?:\\[${DATE},?\\s${TIME}\\]|${DATE},?\\s${TIME}\\s[-–])\\s+`, 'i');
const SENDER = /^([^:]{1,80}):(?:\s+|$)/;
/** Also said with a name in front and a colon behind: 'Mum changed the group name to "Shop: food"'. */
const ABOUT_THE_CHAT = /\b(?:changed (?:the|this|their)|created (?:the |this )?group)\b/i;
/** What stands for a message that is no text. */
const NO_TEXT =
  /^(?:<[^>]*(?:omitted|attached)[^>]*>|(?:image|video|audio|gif|sticker|document|contact card) omitted|(?:you deleted this message|this message was deleted)\.?|missed (?:voice|video) call.*|.*\(file attached\)|(?:messages and calls are|messages to this).*end-to-end encrypted.*|null)$/i;
const EDITED = /<this message was edited>$/i;
/** Longer than anything that stands for no text; a pattern would try each letter of a long line anew. */
const LONGEST_NOTICE = 300;
/** Ends with a colon, in bold or not, with nothing behind it. */
const HEADING = /:[*_]*$/;

/** A text -> its items, a line each. Blank lines and # comments are dropped; who wrote a message and when is taken off. */
export function readListText(text: string): ListText {
  const read: ListText = { items: [], leftOut: [] };
  for (const raw of text.split(/\r\n|\r|\n/)) {
    const line = raw.replace(/^\uFEFF/, '').trim();
    const said = saidIn(line);
    if (said === null) read.leftOut.push({ kind: 'notice', text: line });
    else if (said === '' || said.startsWith('#')) continue;
    else if (HEADING.test(said)) read.leftOut.push({ kind: 'heading', text: said });
    else read.items.push(said);
  }
  return read;
}

/** The items alone. */
export const parseList = (text: string): string[] => readListText(text).items;

/** What a person wrote in a line: all of it, or what stands behind the opening of a message; null for what the messenger wrote. */
function saidIn(line: string): string | null {
  const plain = line.replace(MARKS, '');
  const stamp = STAMP.exec(plain);
  if (!stamp) return line;
  const rest = plain.slice(stamp[0].length);
  const sender = SENDER.exec(rest);
  if (!sender || ABOUT_THE_CHAT.test(sender[1]!)) return null;
  const said = rest.slice(sender[0].length).replace(EDITED, '').trim();
  return said.length <= LONGEST_NOTICE && NO_TEXT.test(said) ? null : said;
}
