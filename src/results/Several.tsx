// A line that holds several things is compared as the first of them: said at its row, with the way to where it is split.
import Button from '@mui/material/Button';
import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import type { ComparedList } from '../engineClient/protocol';
import { useServices } from '../services/services';
import { PATHS } from '../services/steps';
import { isSelected } from '../session/session';
import { WordsAndButton } from './WordsAndButton';

/** By place on the list: the things of each line. Asked for behind the answer, which need not wait for it. */
export function useParts({ items }: ComparedList): readonly (readonly string[])[] {
  const { engine } = useServices();
  const texts = JSON.stringify(
    items.map(({ originalItem }) => (isSelected(originalItem) ? '' : originalItem)),
  );
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

export const Several = ({ parts }: { parts: readonly string[] }) => (
  <WordsAndButton
    words={`${parts.length} things in one line (${parts.join('; ')}): only the first is compared.`}
  >
    <Button component={Link} to={PATHS.list} size="small" variant="outlined">
      Split it on your list
    </Button>
  </WordsAndButton>
);
