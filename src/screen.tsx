import { lazy, useState, type ComponentType } from 'react';

/**
 * A screen whose code comes when it is needed. `fetch` brings it beforehand: a screen that is already here appears at
 * once, without a moment of skeleton in which a picture that was complete would be taken away again.
 */
export function screen(load: () => Promise<{ default: ComponentType }>): { Screen: ComponentType; fetch(): Promise<void> } {
  let here: ComponentType | null = null;
  const bring = async (): Promise<{ default: ComponentType }> => {
    const loaded = await load();
    here = loaded.default;
    return loaded;
  };
  const Late = lazy(bring);
  function Screen() {
    // Decided once: another type in the same place would lose what was entered.
    const [Known] = useState(() => here);
    return Known ? <Known /> : <Late />;
  }
  return { Screen, fetch: () => bring().then(() => undefined) };
}
