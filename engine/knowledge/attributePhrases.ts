// Which attributes (diet, flavour, form ...) a text states.
import { ATTRIBUTES } from '../lexicon/attributes';
import { PRAISES, wordFlagsOf } from '../words/wordFlags';
import { stem } from '../words/normalise';
import { wordId } from '../words/wordInterner';
import { asWritten, PhraseTable } from './phraseTable';

const ATTRIBUTE_PHRASES = new PhraseTable(mergeValues(), asWritten);
const MANY = new Set(ATTRIBUTES.filter((entry) => entry.many).map((entry) => entry.group));

function mergeValues(): Map<string, { group: string; value: string }[]> {
  const merged = new Map<string, { group: string; value: string }[]>();
  for (const { group, values } of ATTRIBUTES) {
    for (const { value, phrases } of values) {
      for (const phrase of phrases) {
        const row = merged.get(phrase) ?? [];
        row.push({ group, value });
        merged.set(phrase, row);
      }
    }
  }
  return merged;
}

/** Values by group. */
export type Attributes = Record<string, readonly string[]>;

/** The attributes a text states, by group. */
export function attributesOf(text: readonly number[]): Attributes {
  const stated = statedIn(text);
  if (stated['plant'] || !text.includes(DRINK)) return stated;
  const plant = statedIn(withoutSaidOfDrinks(text))['plant'];
  return plant ? { ...stated, plant } : stated;
}

const DRINK = wordId('drink');
const OF_DRINKS = new Set(ATTRIBUTES.filter(({ ofDrinks }) => ofDrinks).map(({ group }) => group));
const CHILLED = wordId(stem('chilled'));

/** "Almond No Sugars Chilled Drink": how it is kept and praised stands inside of what it is. */
function withoutSaidOfDrinks(text: readonly number[]): number[] {
  const rest: number[] = [];
  for (let at = 0; at < text.length; at++) {
    const hit = ATTRIBUTE_PHRASES.at(text, at);
    if (hit?.value.some(({ group }) => OF_DRINKS.has(group))) at += hit.length - 1;
    else if (text[at] !== CHILLED && !(wordFlagsOf(text[at]!) & PRAISES)) rest.push(text[at]!);
  }
  return rest;
}

function statedIn(text: readonly number[]): Attributes {
  const found: Record<string, string[]> = {};
  for (let at = 0; at < text.length; at++) {
    const hit = ATTRIBUTE_PHRASES.at(text, at);
    if (!hit) continue;
    for (const { group, value } of hit.value) {
      const values = (found[group] ??= []);
      if (!values.includes(value)) values.push(value);
    }
    if (hit.length > 1 && !MANY.has(hit.value[0]!.group)) at += hit.length - 1;
  }
  return found;
}
