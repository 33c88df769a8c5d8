// The last answer, kept so that the results are there at once the next time, under the day and time it was worked out: a slow
// phone needs seconds for another. It is shown for exactly the question it answers, and replaced by the one of today.
import { FINGERPRINT } from '../../engine';
import type { ComparedList } from '../engineClient/protocol';
import type { Entries } from './contract';
import { STORAGE_KEYS } from './storageKeys';

export interface KeptAnswer {
  /** The question: a list as text. */
  of: string;
  /** Milliseconds of the day's clock. */
  at: number;
  result: ComparedList;
}

/** Letters. The storage has room for some five million, and the list comes first. */
const MOST = 600_000;

/** FNV-1a: what was cut off, or written by another hand, is not shown. */
function sumOf(text: string): string {
  let sum = 0x811c9dc5;
  for (let at = 0; at < text.length; at++)
    sum = Math.imul(sum ^ text.charCodeAt(at), 0x01000193) >>> 0;
  return sum.toString(16);
}

/** Made by another engine it may have another form: then it says nothing. */
const headOf = (json: string): string => `${FINGERPRINT} ${sumOf(json)} `;

export function writeAnswer(answer: KeptAnswer): Entries {
  const json = JSON.stringify(answer);
  return [[STORAGE_KEYS.lastAnswer, json.length > MOST ? null : headOf(json) + json]];
}

/** Never throws; null for whatever is no answer to this question. */
export function readAnswer(text: string | null, of: string): KeptAnswer | null {
  const kept = text ?? '';
  const from = kept.indexOf('{');
  const json = kept.slice(from);
  // Without a brace the head fits as little.
  if (kept.slice(0, from) !== headOf(json)) return null;
  const answer = JSON.parse(json) as KeptAnswer;
  return answer.of === of ? answer : null;
}
