// How far a page was scrolled stands in its own entry of the browser's history: Back and a reload lead there again, as soon
// as there is so much of the page. By itself a browser gives up before the results are worked out.
import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/** Safari takes a hundred writes in ten seconds. */
const WRITE_AFTER_MS = 150;
const OWN_MOVES = ['wheel', 'touchstart', 'pointerdown', 'keydown'];

const keptPlace = (): number =>
  Number((window.history.state as { place?: unknown } | null)?.place) || 0;

/** A kept answer gives way to a new one, and parts come above the place: so long after the last of them it is held. */
const HELD_MS = 10_000;

/** Goes there once the page is long enough and stays while it still grows, unless the reader moves. Answers how to call it off. */
function goTo(place: number, onEnd: () => void): () => void {
  const growth = new ResizeObserver(arrive);
  let held: ReturnType<typeof setTimeout> | undefined;
  function end(): void {
    clearTimeout(held);
    growth.disconnect();
    for (const move of OWN_MOVES) window.removeEventListener(move, end, true);
    onEnd();
  }
  function arrive(): void {
    if (document.documentElement.scrollHeight - window.innerHeight < place) return;
    window.scrollTo(0, place);
    clearTimeout(held);
    held = setTimeout(end, HELD_MS);
  }
  for (const move of OWN_MOVES) window.addEventListener(move, end, true);
  growth.observe(document.body);
  return end;
}

export function useScrollRestoration(): void {
  const { pathname } = useLocation();
  const navigation = useNavigationType();
  const seen = useRef<string | null>(null);
  const callOff = useRef<(() => void) | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => {
    if (seen.current === pathname) return;
    const arrival = seen.current === null;
    seen.current = pathname;
    clearTimeout(timer.current);
    callOff.current?.();
    const place = navigation === 'POP' ? keptPlace() : 0;
    // Not on arrival: the first picture may have been scrolled before the app took over.
    if (!arrival) window.scrollTo(0, 0);
    if (place > 0)
      callOff.current = goTo(place, () => {
        callOff.current = null;
      });
  }, [pathname, navigation]);

  useEffect(() => keepPlace(timer, () => callOff.current !== null), []);
}

interface WriteTimer {
  current: ReturnType<typeof setTimeout> | undefined;
}

/** Writes the place down while the page is read, but for moves of its own. Answers how to stop. */
function keepPlace(timer: WriteTimer, isOnTheWay: () => boolean): () => void {
  function write(): void {
    clearTimeout(timer.current);
    const place = Math.round(window.scrollY);
    if (!isOnTheWay() && place !== keptPlace())
      window.history.replaceState({ ...(window.history.state as object | null), place }, '');
  }
  const away = (): void => clearTimeout(timer.current);
  const scrolled = (): void => {
    away();
    timer.current = setTimeout(write, WRITE_AFTER_MS);
  };
  // While the app runs it goes there itself. The first picture of a page that is loaded anew is moved by the browser.
  const manual = (): void => {
    window.history.scrollRestoration = 'manual';
  };
  const leave = (): void => {
    write();
    window.history.scrollRestoration = 'auto';
  };
  manual();
  const heard = [
    ['scroll', scrolled],
    ['click', write],
    ['popstate', away],
    ['pagehide', leave],
    ['pageshow', manual],
  ] as const;
  for (const [event, hear] of heard)
    window.addEventListener(event, hear, { capture: true, passive: true });
  return () => {
    away();
    for (const [event, hear] of heard) window.removeEventListener(event, hear, true);
  };
}
