// What a sign close behind a number makes of it, whatever was learned: "5%" belongs to a name and counts nothing, "50p" is a price.
import type { KnownToken } from './wordKnowledge';

/** The sign close behind the number at a place; null where there is no such number or sign. */
function signOf(tokens: readonly KnownToken[], at: number): string | null {
  const [number, sign] = [tokens[at], tokens[at + 1]];
  return number?.kind === 'number' && sign && !sign.token.apart ? sign.word : null;
}

export const signed = (tokens: readonly KnownToken[], labels: readonly string[]): string[] =>
  labels.map((label, at) => {
    const [own, before] = [signOf(tokens, at), signOf(tokens, at - 1)];
    if (own === 'p' || before === 'p') return 'O';
    if (own === '%') return label.replace(/q$/, 'n');
    return before === '%' && /^[Oq]$/.test(label) && /[nq]$/.test(labels[at - 1]!) ? 'n' : label;
  });
