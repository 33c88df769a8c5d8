// A new screen is announced: its heading takes the focus, whichever way led there. Not as the page is loaded: there the reader begins.
import { createContext, use, useEffect, useRef, useState, type RefObject } from 'react';
import { useLocation } from 'react-router-dom';

/** Whether the visitor has moved on since the page was loaded. */
export const Moved = createContext(false);

/** For the app as a whole, which lives as long as the page. */
export function useMoved(): boolean {
  const now = useLocation();
  const [first] = useState(now);
  return now !== first;
}

/** For the heading of a screen. */
export function useHeading(): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const moved = use(Moved);
  const location = useLocation();
  useEffect(() => {
    if (moved) heading.current?.focus({ preventScroll: true });
  }, [moved, location]);
  return heading;
}

/** For who pressed something that goes away, where nothing nearer takes its place. */
export const focusHeading = (): void =>
  document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
