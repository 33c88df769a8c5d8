// A text -> its tokens: words, numbers, marks and pictures, each with its place in the text.

export type TokenKind = 'word' | 'number' | 'mark' | 'picture';
export interface Token {
  /** As written. */
  text: string;
  kind: TokenKind;
  /** Place in the text, in UTF-16 units. */
  start: number;
  end: number;
  /** Whether blanks, or the start of the text, stand before it. */
  apart: boolean;
}

/**
 * Alternatives in the order they are tried: a time, a number (with fraction or decimals), a word with its apostrophes and
 * with the letter that stands for the word before it ("C/Flakes", "w/o"), the x of "2xmilk" alone,
 * a picture with what it is joined of, a run of one mark, a tab (it parts the cells of a table).
 */
const TOKEN =
  /(\d{1,2}:\d{2}(?::\d{2})?)|(\d+\/\d+(?!\d)|\d+(?:[.,]\d+)*|\.\d+|[¼½¾⅓⅔⅛])|((?<=\d)x(?=\p{L}{3})|(?:(?<![\p{L}\p{N}])\p{L}\/(?=\p{L}))?\p{L}[\p{L}\p{M}]*(?:['’]\p{L}+)*)|((?:\p{Extended_Pictographic}|\p{Regional_Indicator})(?:\p{M}|\p{Emoji_Modifier}|\u200d\p{Extended_Pictographic}|[\u{E0020}-\u{E007F}])*)|(([^\s\p{L}\p{N}])\6*|\t|\S)/gu;
/** What a phone puts around names and times, and what no reader sees. */
const UNSEEN = /^(?:[\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]|\ufe0f)+$/;

/** The tokens of a text, in order. Linear in its length; never throws. */
export function tokenise(text: string): Token[] {
  const tokens: Token[] = [];
  let behind = 0;
  for (const found of text.matchAll(TOKEN)) {
    const [whole, time, number, word, picture] = found;
    const start = found.index;
    if (UNSEEN.test(whole)) {
      if (behind === start) behind = start + whole.length;
      continue;
    }
    const kind: TokenKind =
      time !== undefined || number !== undefined
        ? 'number'
        : word !== undefined
          ? 'word'
          : picture !== undefined
            ? 'picture'
            : 'mark';
    tokens.push({
      text: whole,
      kind,
      start,
      end: start + whole.length,
      apart: start > behind || start === 0,
    });
    behind = start + whole.length;
  }
  return tokens;
}
