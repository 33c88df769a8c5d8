// The app takes the place of the page's first picture: who had reached something there with the keyboard stays on it.
const REACHED = 'a, button, input, textarea, [role="combobox"]';

export function keepFocusOver(root: HTMLElement): void {
  const picture = root.querySelector('#picture');
  if (!picture) return;
  let at = [...picture.querySelectorAll(REACHED)].indexOf(document.activeElement!);
  picture.addEventListener('focusin', ({ target }) => {
    at = [...picture.querySelectorAll(REACHED)].indexOf(target as Element);
  });
  new MutationObserver((_, observer) => {
    if (picture.isConnected) return;
    observer.disconnect();
    // Both show the same things in the same order.
    if (document.activeElement === document.body)
      root.querySelectorAll<HTMLElement>(REACHED)[at]?.focus({ preventScroll: true });
  }).observe(root, { childList: true });
}
