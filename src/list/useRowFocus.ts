// Which part of which row has the focus next: rows that are asked for before they are there take it when they come.
import { useCallback, useEffect, useMemo, useRef } from 'react';
import { focusHeading } from '../layout/heading';
import type { RowPart } from './ListRow';

/** In the place of a row's part. */
const HEADING = 'heading';
const keyOf = (id: number, part: RowPart): string => `${id} ${part}`;

export interface RowFocus {
  register(id: number, part: RowPart, element: HTMLElement | null): void;
  /** Now, if it is there. */
  focus(id: number | undefined, part?: RowPart): void;
  /** When the page has been made anew. */
  want(id: number, part: RowPart): void;
  /** As want: behind a dialog, which gives the focus back to what opened it as it closes. */
  wantHeading(): void;
}

export function useRowFocus(): RowFocus {
  const parts = useRef(new Map<string, HTMLElement>());
  const wanted = useRef<string | null>(null);
  useEffect(() => {
    if (wanted.current === HEADING) {
      wanted.current = null;
      focusHeading();
      return;
    }
    const part = wanted.current === null ? undefined : parts.current.get(wanted.current);
    if (!part) return;
    wanted.current = null;
    part.focus();
  });
  const focus = useCallback((id: number | undefined, part: RowPart = 'field') => {
    if (id === undefined) return;
    const element = parts.current.get(keyOf(id, part));
    if (element) element.focus();
    else wanted.current = keyOf(id, part);
  }, []);
  return useMemo(
    () => ({
      focus,
      register(id, part, element) {
        if (element) parts.current.set(keyOf(id, part), element);
        else parts.current.delete(keyOf(id, part));
      },
      want(id, part) {
        wanted.current = keyOf(id, part);
      },
      wantHeading() {
        wanted.current = HEADING;
      },
    }),
    [focus],
  );
}
