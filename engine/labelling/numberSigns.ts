// What a sign close behind a number makes of it, whatever was learned: "5%" belongs to a name and counts nothing, "50p" is a price.
import type { KnownToken } from '../tagger/wordKnowledge';

/** The sign close behind the number at a place; null where there is no such number or sign. */
function signOf(tokens: readonly KnownToken[], at: number): string | null {
  const [number, sign] = [tokens[at], tokens[at + 1]];
  return number?.kind === 'number' && sign && !sign.token.apart ? sign.word : null;
}

/** Tokens that say per cent behind the number at a place ("5%", "5 percent", "5 per cent"); 0 for none. */
function percentBehind(tokens: readonly KnownToken[], at: number): number {
  if (tokens[at]?.kind !== 'number') return 0;
  const next = tokens[at + 1]?.word;
  if (next === 'per') return tokens[at + 2]?.word === 'cent' ? 2 : 0;
  return next === 'percent' || next === 'pct' || signOf(tokens, at) === '%' ? 1 : 0;
}

/** Whether what a line names ends or begins beside a place. */
const isNamed = (label: string | undefined): boolean => label?.endsWith('n') ?? false;

export const signed = (tokens: readonly KnownToken[], labels: readonly string[]): string[] => {
  const known = [...labels];
  labels.forEach((_, at) => {
    if (signOf(tokens, at) === 'p') known.fill('O', at, at + 2);
    const signs = percentBehind(tokens, at);
    // "25% off"
    if (signs === 0 || tokens[at + signs + 1]?.word === 'off') return;
    const isBefore = isNamed(known[at + signs + 1]);
    if (known[at]!.endsWith('q')) known[at] = known[at]!.replace(/q$/, 'n');
    else if (isNamed(known[at - 1]) || isBefore) known[at] = 'n';
    // "mince (beef, 5%)": with no name behind it, it begins no thing of its own.
    if (!isBefore && known.slice(0, at).some(isNamed)) known[at] = 'n';
    if (isNamed(known[at])) known.fill('n', at + 1, at + 1 + signs);
  });
  return known;
};
