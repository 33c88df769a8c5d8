// A line that holds several things is compared as the first of them, or as one that is sold with all of them ("shampoo +
// conditioner"): said at its row, with the way to where it is split.
import Button from '@mui/material/Button';
import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import type { ComparedList } from '../engineClient/protocol';
import { useServices } from '../services/services';
import { PATHS } from '../services/steps';
import { wasPicked } from './wasPicked';
import { WordsAndButton } from './WordsAndButton';

/** By place on the list: the things of each line. Asked for behind the answer, which need not wait for it. */
export function useParts({ items }: ComparedList): readonly (readonly string[])[] {
  const { engine } = useServices();
  const texts = JSON.stringify(items.map((item) => (wasPicked(item) ? '' : item.originalItem)));
  const [known, setKnown] = useState<{ texts: string; parts: string[][] }>({ texts, parts: [] });
  useEffect(() => {
    let latest = true;
    engine.ask('parts', JSON.parse(texts) as string[]).then(
      (parts) => latest && setKnown({ texts, parts }),
      () => undefined,
    );
    return () => {
      latest = false;
    };
  }, [engine, texts]);
  return known.texts === texts ? known.parts : [];
}

const wordsIn = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** Whether what is looked for has words that only the things behind the first have. */
function isAsOne(looked: string, [first = '', ...others]: readonly string[]): boolean {
  const words = wordsIn(looked);
  const known = new Set(wordsIn(first));
  return others.flatMap(wordsIn).some((word) => words.includes(word) && !known.has(word));
}

/** `looked`: what the line is compared as. */
export const Several = ({ parts, looked }: { parts: readonly string[]; looked: string }) => (
  <WordsAndButton
    words={`${parts.length} things in one line (${parts.join('; ')}): ${isAsOne(looked, parts) ? 'they are compared as one thing.' : 'only the first is compared.'}`}
  >
    <Button component={Link} to={PATHS.list} size="small" variant="outlined">
      Split it on your list
    </Button>
  </WordsAndButton>
);
