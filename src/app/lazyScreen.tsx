import { lazy, useState, type ComponentType } from 'react';

/**
 * A screen whose code comes when it is needed. `fetch` brings it beforehand: a screen that is already here appears at
 * once, without a moment of skeleton in which a picture that was complete would be taken away again.
 */
export function lazyScreen<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): { Screen: ComponentType<Props>; fetch(): Promise<void> } {
  let here: ComponentType<Props> | null = null;
  const bring = async (): Promise<{ default: ComponentType<Props> }> => {
    const loaded = await load();
    here = loaded.default;
    return loaded;
  };
  const Late = lazy(bring);
  function Screen(props: Props) {
    // Decided once: another type in the same place would lose what was entered.
    const [Known] = useState(() => here);
    return Known ? <Known {...props} /> : <Late {...props} />;
  }
  return { Screen, fetch: () => bring().then(() => undefined) };
}
