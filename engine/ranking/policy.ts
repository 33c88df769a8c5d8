// What holds whatever the judgments happen to show: the rules of linePolicy.ts and productPolicy.ts. The calibration is measured with
// them; docs/reference/policy.md is printed from them.
import type { Evidence } from '../evidence/features';

/** One rule: what it is about, when it applies, what it adds to a score (a logit), why it holds. */
export interface Policy {
  name: string;
  /** When it applies, in words. */
  condition: string;
  /** Its points in words, where they are not one number. */
  points: string;
  why: string;
  add: (evidence: Evidence) => number;
}

/** A rule that adds one number where a condition holds. */
export const rule = (
  name: string,
  condition: string,
  points: number,
  why: string,
  holds: (e: Evidence) => boolean,
): Policy => ({
  name,
  condition,
  points: String(points),
  why,
  add: (e) => (holds(e) ? points : 0),
});
/** A rule whose points grow with the evidence. */
export const scale = (
  name: string,
  condition: string,
  points: string,
  why: string,
  add: (e: Evidence) => number,
): Policy => ({ name, condition, points, why, add });

/** What the rules add to a score. */
export function pointsOf(policies: readonly Policy[], evidence: Evidence): number {
  let sum = 0;
  for (let at = 0; at < policies.length; at++) sum += policies[at]!.add(evidence);
  return sum;
}
