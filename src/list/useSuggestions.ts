// Suggestions of one row. Only the answer to the latest text counts; earlier ones that come late are dropped.
import { useEffect, useState } from 'react';
import type { StoreId, Suggestion } from '../../engine';
import { useServices } from '../services/services';
import { isSelected } from '../session/session';

const NONE: readonly Suggestion[] = [];
const MINIMUM = 2;

export function useSuggestions(
  text: string,
  store: StoreId,
  active: boolean,
): readonly Suggestion[] {
  const { engine } = useServices();
  const [answer, setAnswer] = useState<{ text: string; suggestions: readonly Suggestion[] }>({
    text: '',
    suggestions: NONE,
  });
  const wanted = active && text.trim().length >= MINIMUM && !isSelected(text);

  useEffect(() => {
    if (!wanted) return;
    let latest = true;
    engine.ask('suggest', text, store).then(
      (suggestions) => {
        if (latest) setAnswer({ text, suggestions });
      },
      () => {
        if (latest) setAnswer({ text, suggestions: NONE });
      },
    );
    return () => {
      latest = false;
    };
  }, [engine, text, store, wanted]);

  // While the next answer is on its way the last one stays: an empty flash would close the list.
  return wanted ? answer.suggestions : NONE;
}
