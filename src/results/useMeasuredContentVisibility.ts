import { useCallback, useEffect, useLayoutEffect, useRef } from 'react';

/**
 * Off the screen a card is left out of layout and painting, and its last height stands in for it. Until it was laid out
 * once that is a guess, and what is read moves when the cards above come near: after each change, and in a window of
 * another width, it is laid out first and left out then.
 */
export function useMeasuredContentVisibility<T extends HTMLElement>() {
  const card = useRef<T>(null);
  const frame = useRef(0);
  const layOut = useCallback(() => {
    if (!card.current) return;
    const { style } = card.current;
    style.contentVisibility = 'visible';
    cancelAnimationFrame(frame.current);
    // The browser keeps the height with the frame that comes next.
    frame.current = requestAnimationFrame(() => {
      frame.current = requestAnimationFrame(() => {
        style.contentVisibility = 'auto';
      });
    });
  }, []);
  useLayoutEffect(layOut);
  useEffect(() => {
    let width = window.innerWidth;
    const resized = (): void => {
      if (window.innerWidth !== width) layOut();
      width = window.innerWidth;
    };
    window.addEventListener('resize', resized);
    return () => {
      window.removeEventListener('resize', resized);
      cancelAnimationFrame(frame.current);
    };
  }, [layOut]);
  return card;
}
