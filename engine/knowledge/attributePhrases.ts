// Which attributes (diet, flavour, form ...) a text states.
import { ATTRIBUTES } from '../lexicon/attributes';
import { PhraseTable } from './phraseTable';

const ATTRIBUTE_PHRASES = new PhraseTable(mergeValues());
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

/** The attributes a text states, by group. */
export function attributesOf(text: readonly number[]): Record<string, readonly string[]> {
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
