// Suggestions of one row. Only the answer to the latest text counts; earlier ones that come late are dropped.
import { useEffect, useState } from 'react';
import type { StoreId, Suggestion } from '../../engine';
import type { InPacks } from '../engineClient/protocol';
import { useServices } from '../services/services';
import { isSelected } from '../session/session';

export type Offered = InPacks<Suggestion>;

const NONE: readonly Offered[] = [];
const MINIMUM = 2;

export function useSuggestions(text: string, store: StoreId, active: boolean): readonly Offered[] {
  const { engine } = useServices();
  const [answer, setAnswer] = useState<{ text: string; suggestions: readonly Offered[] }>({
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
