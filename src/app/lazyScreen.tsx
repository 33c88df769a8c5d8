import {
  Component,
  lazy,
  useState,
  type ComponentType,
  type LazyExoticComponent,
  type ReactNode,
} from 'react';
import { NotHere, type NotHereProps } from '../layout/NotHere';

/** The code of a part of the page did not come: the host, the line, or a version that is no longer there. */
class CodeMissing extends Error {
  override name = 'CodeMissing';
}

/**
 * A screen whose code comes when it is needed. `fetch` brings it beforehand: a screen that is already here appears at
 * once, without a moment of skeleton in which a picture that was complete would be taken away again. Code that does not come
 * is said in its place, and can be asked for again; `as`: whether a whole screen, a part of one, or nothing is missed.
 */
export function lazyScreen<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  as: NotHereProps['as'] | 'nothing' = 'screen',
): { Screen: ComponentType<Props>; fetch(): Promise<void> } {
  let here: ComponentType<Props> | null = null;
  const bring = async (): Promise<{ default: ComponentType<Props> }> => {
    try {
      const loaded = await load();
      here = loaded.default;
      return loaded;
    } catch (error) {
      throw new CodeMissing(String(error));
    }
  };
  // React keeps what a lazy component once answered: another try needs another one.
  let Late: LazyExoticComponent<ComponentType<Props>> = lazy(bring);
  const again = (): void => {
    Late = lazy(bring);
  };
  function Screen(props: Props) {
    // Decided once: another type in the same place would lose what was entered.
    const [Known] = useState(() => here);
    return Known ? (
      <Known {...props} />
    ) : (
      <Retried again={again} as={as}>
        {() => <Late {...props} />}
      </Retried>
    );
  }
  return { Screen, fetch: () => bring().then(() => undefined) };
}

interface RetriedProps {
  again(): void;
  as: NotHereProps['as'] | 'nothing';
  children(): ReactNode;
}

class Retried extends Component<RetriedProps, { error: Error | null }> {
  override state = { error: null as Error | null };
  static getDerivedStateFromError(error: Error) {
    return { error };
  }
  override render() {
    const { error } = this.state;
    const { again, as, children } = this.props;
    if (!error) return children();
    // A fault of the screen itself is no matter of its coming.
    if (!(error instanceof CodeMissing)) throw error;
    if (as === 'nothing') return null;
    return (
      <NotHere
        as={as}
        onRetry={() => {
          again();
          this.setState({ error: null });
        }}
      />
    );
  }
}
