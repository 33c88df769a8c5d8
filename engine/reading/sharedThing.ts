// The thing that two choices share: "red or white wine".
import { INSTEAD_OF, ORIGINS } from '../lexicon/readerWords';
import { rewriteTyped } from '../knowledge/gazetteer';
import { wordsIn } from '../names/nameWords';
import { fold, stem } from '../words/normalise';
import { headLevel, roleOfWord } from '../tagger/readerRoles';
import { namesHold } from '../tagger/wordPairs';

/** So seldom does a word head names that is a variety beside a thing. */
const FEW = 2;
/** "oat milk": together two words mean what each alone does not. */
function isPhrase(one: string, other: string): boolean {
  const meaning = (ids: readonly number[]): string => rewriteTyped(ids).join(' ');
  const [first, second] = [wordsIn(one), wordsIn(other)];
  const both = [...first, ...second];
  const whole = meaning(both);
  return whole !== both.join(' ') && whole !== `${meaning(first)} ${meaning(second)}`;
}

/**
 * "red or white wine" is red wine: a word that only says which kind takes the thing from its alternative; "parmesan or grana
 * padano" are two. Where a thing comes from is no choice: "british or irish" is both.
 */
export function withSharedThing(name: string, alternatives: readonly string[]): string {
  const [first = '', ...rest] = alternatives[0]?.split(' ') ?? [];
  if (ORIGINS.has(first.toLowerCase())) return [name, first, ...rest].join(' ');
  const isAlone = !name.includes(' ') && rest.length > 0;
  return isAlone && onlySaysKind(name, rest.at(-1)!) ? [name, ...rest].join(' ') : name;
}

/** Whether a word says which kind of a thing is meant, rather than another thing. */
function onlySaysKind(word: string, said: string): boolean {
  const [own, thing] = [stem(fold(word)), stem(fold(said))];
  const [role, ofThing] = [roleOfWord(own) ?? '', roleOfWord(thing)];
  if (INSTEAD_OF.has(`${own} ${thing}`)) return false;
  // Of a word that nobody has read nothing tells: "guanciale or pancetta cubes".
  if (role === '') return false;
  if (!/^[KV]$/.test(role)) return true;
  const isVariety = role === 'V' && headLevel(own) <= FEW;
  const isHeld =
    namesHold(own, thing) && (headLevel(own) < headLevel(thing) || (isVariety && ofThing === 'K'));
  return (role === 'V' && headLevel(own) <= 1 && ofThing !== 'V') || isHeld || isPhrase(word, said);
}
