import { fold, stem } from '../words/normalise';
import { wordCount, wordId } from '../words/wordInterner';

/** The words of many names and which names hold them. Ids of words and stems are positions, in the order of their first name. */
export interface NameWords {
  /** Distinct runs of letters and digits in the names, in one text, each between line feeds: one indexOf finds every word that holds a text. */
  wordText: string;
  /** Position of each word's start in wordText, ascending. */
  starts: Int32Array;
  /** For each word the id of its stem. */
  wordStems: Int32Array;
  /** For each stem its number (wordInterner.ts). */
  stems: readonly number[];
  /** By word number: 1 + the id of that stem, 0 where no name holds it. Words that got their number later stand behind its end. */
  idOfWord: Int32Array;
  /** Positions of the names that hold a stem, ascending: those of stem s stand from `from[s]` to `from[s + 1]`. */
  holders: Int32Array;
  from: Int32Array;
}

/** What stands for an ASCII character in a folded name: a letter or digit for itself, or what it does to the word. */
const PART = new Uint8Array(128);
const ENDS = 0,
  LEFT_OUT = 1,
  AND = 2;
for (let code = 0; code < 128; code++) {
  const folded = fold(String.fromCharCode(code));
  PART[code] = /^[a-z0-9]$/.test(folded)
    ? folded.charCodeAt(0)
    : folded === ''
      ? LEFT_OUT
      : folded === ' and '
        ? AND
        : ENDS;
}
const LINE_FEED = 10;
const SEED = 0x811c9dc5 | 0;

/**
 * Takes in names letter by letter. Half a million words of 66,000 names are some ten thousand different ones:
 * each is found by its bytes in a table of numbers, and no text is made of it but once.
 */
class WordReader {
  /** Bytes of the distinct words, each between line feeds, and where each begins. */
  private bytes = new Uint8Array(1 << 12);
  private used = 1;
  private starts = new Int32Array(1 << 9);
  private hashes = new Int32Array(1 << 9);
  private count = 0;
  /** Word id + 1 by hash, 0 where none is; at most half full. */
  private slots = new Int32Array(1 << 10);
  /** The word at hand. */
  private word = new Uint8Array(1 << 6);
  /** Word ids in the order of the names, and for each name how many stand up to its end. */
  private seen = new Int32Array(1 << 10);
  private seenCount = 0;
  private readonly ends: Int32Array;

  constructor(private readonly names: readonly string[]) {
    this.bytes[0] = LINE_FEED;
    this.ends = new Int32Array(names.length);
    for (let at = 0; at < names.length; at++) {
      const name = names[at]!;
      // Letters beyond ASCII are rare; their folding is only known for whole texts.
      if (!this.read(name)) this.read(fold(name));
      this.ends[at] = this.seenCount;
    }
  }

  /** The words of a name; false when it must be folded first, and nothing is taken in. */
  private read(name: string): boolean {
    const before = this.seenCount;
    if (this.word.length < name.length) this.word = new Uint8Array(name.length * 2);
    const word = this.word;
    let length = 0;
    let hash = SEED;
    for (let at = 0; at < name.length; at++) {
      const code = name.charCodeAt(at);
      const part = code < 128 ? PART[code]! : ENDS;
      if (part > AND) {
        word[length++] = part;
        hash = Math.imul(hash ^ part, 0x01000193);
      } else if (part !== LEFT_OUT) {
        // What fold leaves beyond ASCII ends a word, as it is no letter of ours.
        if (code > 127 && name !== fold(name)) {
          this.seenCount = before;
          return false;
        }
        if (length > 0) this.take(length, hash);
        length = 0;
        hash = SEED;
        if (part === AND) this.read('and');
      }
    }
    if (length > 0) this.take(length, hash);
    return true;
  }

  private take(length: number, hash: number): void {
    if (this.seenCount === this.seen.length) this.seen = grown(this.seen);
    this.seen[this.seenCount++] = this.idOf(length, hash);
  }

  private idOf(length: number, hash: number): number {
    const { word, slots, hashes, bytes, starts } = this;
    const mask = slots.length - 1;
    let slot = (hash ^ (hash >>> 15)) & mask;
    for (let id = slots[slot]! - 1; id >= 0; id = slots[slot]! - 1) {
      if (hashes[id] === hash) {
        const start = starts[id]!;
        let at = 0;
        while (at < length && bytes[start + at] === word[at]) at++;
        if (at === length && bytes[start + at] === LINE_FEED) return id;
      }
      slot = (slot + 1) & mask;
    }
    return this.add(slot, length, hash);
  }

  private add(slot: number, length: number, hash: number): number {
    const id = this.count++;
    if (id === this.starts.length) {
      this.starts = grown(this.starts);
      this.hashes = grown(this.hashes);
    }
    while (this.used + length + 1 > this.bytes.length) this.bytes = grown(this.bytes);
    this.starts[id] = this.used;
    this.hashes[id] = hash;
    for (let at = 0; at < length; at++) this.bytes[this.used++] = this.word[at]!;
    this.bytes[this.used++] = LINE_FEED;
    this.slots[slot] = id + 1;
    if (this.count * 2 > this.slots.length) this.spread();
    return id;
  }

  private spread(): void {
    this.slots = new Int32Array(this.slots.length * 4);
    const mask = this.slots.length - 1;
    for (let id = 0; id < this.count; id++) {
      const hash = this.hashes[id]!;
      let slot = (hash ^ (hash >>> 15)) & mask;
      while (this.slots[slot] !== 0) slot = (slot + 1) & mask;
      this.slots[slot] = id + 1;
    }
  }

  finish(): NameWords {
    const wordText = textOf(this.bytes.subarray(0, this.used));
    const starts = this.starts.slice(0, this.count);
    const wordStems = new Int32Array(this.count);
    for (let id = 0; id < this.count; id++) {
      const end = id + 1 < this.count ? starts[id + 1]! - 1 : this.used - 1;
      wordStems[id] = wordId(stem(wordText.slice(starts[id], end)));
    }
    const stems: number[] = [];
    const idOfWord = new Int32Array(wordCount());
    for (let id = 0; id < this.count; id++) {
      const word = wordStems[id]!;
      if (idOfWord[word] === 0) idOfWord[word] = stems.push(word);
      wordStems[id] = idOfWord[word]! - 1;
    }
    return { wordText, starts, wordStems, stems, idOfWord, ...this.post(wordStems, stems.length) };
  }

  /** The names of each stem, once each: counted first, so that they stand in one array. */
  private post(wordStems: Int32Array, stems: number): Pick<NameWords, 'holders' | 'from'> {
    const seen = this.seen.subarray(0, this.seenCount);
    for (let at = 0; at < seen.length; at++) seen[at] = wordStems[seen[at]!]!;
    const from = countsOf(seen, this.ends, stems);
    for (let stemId = 0; stemId < stems; stemId++) from[stemId + 1]! += from[stemId]!;
    return { holders: holdersOf(seen, this.ends, from), from };
  }
}

// A loop a function: V8 compiles a loop that runs for long, and drops what it compiled where one ends and the next begins.

/** By 1 + stem, how many names hold it; `seen`: the stems of all names, `ends`: where those of each name end. */
function countsOf(seen: Int32Array, ends: Int32Array, stems: number): Int32Array {
  const counts = new Int32Array(stems + 1);
  const last = new Int32Array(stems).fill(-1);
  for (let at = 0, name = 0; at < seen.length; at++) {
    while (ends[name]! <= at) name++;
    const stemId = seen[at]!;
    if (last[stemId] !== name) counts[stemId + 1]!++;
    last[stemId] = name;
  }
  return counts;
}

/** The names that hold each stem, ascending; `from`: where those of each begin. */
function holdersOf(seen: Int32Array, ends: Int32Array, from: Int32Array): Int32Array {
  const holders = new Int32Array(from[from.length - 1]!);
  const next = from.slice();
  const last = new Int32Array(from.length).fill(-1);
  for (let at = 0, name = 0; at < seen.length; at++) {
    while (ends[name]! <= at) name++;
    const stemId = seen[at]!;
    if (last[stemId] !== name) holders[next[stemId]!++] = name;
    last[stemId] = name;
  }
  return holders;
}

function grown<Numbers extends Uint8Array | Int32Array>(numbers: Numbers): Numbers {
  const larger = new (numbers.constructor as new (length: number) => Numbers)(numbers.length * 2);
  larger.set(numbers);
  return larger;
}

/** ASCII bytes as a text; in parts, as a call takes only so many arguments. */
function textOf(bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += 4096)
    text += String.fromCharCode.apply(null, bytes.subarray(at, at + 4096) as unknown as number[]);
  return text;
}

export const readWords = (names: readonly string[]): NameWords => new WordReader(names).finish();
