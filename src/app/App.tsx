import {
  Component,
  Suspense,
  useEffect,
  useState,
  useSyncExternalStore,
  type ReactNode,
} from 'react';
import { Navigate, Route, Routes, useLocation } from 'react-router-dom';
import HomePage from '../home/HomePage';
import { ErrorScreen } from '../layout/ErrorScreen';
import { Moved, useMoved } from '../layout/heading';
import { Layout } from '../layout/Layout';
import { PageSkeleton } from '../layout/PageSkeleton';
import { useScrollRestoration } from '../layout/useScrollRestoration';
import { lazyScreen } from './lazyScreen';
import { useServices } from '../services/services';
import { whenIdle } from '../services/whenIdle';
import type { Snapshot } from '../session/store';
import { PATHS, STEPS, stepAt } from '../services/steps';

// The names are those of scripts/pictures.ts, which lets the browser fetch a screen's own part early.
const SCREENS = {
  [PATHS.store]: lazyScreen(async () =>
    (await import(/* webpackChunkName: "store" */ '../store/load')).default(),
  ),
  [PATHS.list]: lazyScreen(async () =>
    (await import(/* webpackChunkName: "list" */ '../list/load')).default(),
  ),
  [PATHS.results]: lazyScreen(async () =>
    (await import(/* webpackChunkName: "results" */ '../results/load')).default(),
  ),
  [PATHS.shop]: lazyScreen(() => import('../shoppingMode/ShopPage')),
  [PATHS.shared]: lazyScreen(() => import('../share/SharedListPage')),
  [PATHS.contact]: lazyScreen(
    () => import(/* webpackChunkName: "contact" */ '../contact/ContactPage'),
  ),
  '/privacy': lazyScreen(() => import(/* webpackChunkName: "privacy" */ '../legal/PrivacyPage')),
  '/terms': lazyScreen(() => import(/* webpackChunkName: "terms" */ '../legal/TermsPage')),
};

/** The code of the screen at this address; at once where it needs none of its own. */
export const fetchScreen = (path: string): Promise<void> =>
  SCREENS[path as keyof typeof SCREENS]?.fetch() ?? Promise.resolve();

/** The step behind a screen. */
const NEXT: Readonly<Record<string, string>> = {
  [PATHS.store]: PATHS.list,
  [PATHS.list]: PATHS.results,
};
/** Not before the screen itself can be used, nor the moment it can be. */
const NEXT_AFTER_MS = 2_500;

/** While a step is done the code of the next one is read: at the press a phone would need half a second for it. */
function useNextScreen(path: string): void {
  useEffect(() => {
    const next = NEXT[path];
    if (next === undefined) return;
    // What does not come is asked for again, and missed, where it is needed.
    const read = (): unknown => fetchScreen(next).catch(() => undefined);
    const timer = setTimeout(() => whenIdle(read, 10_000), NEXT_AFTER_MS);
    return () => clearTimeout(timer);
  }, [path]);
}

const at = (path: keyof typeof SCREENS): ReactNode => {
  const { Screen } = SCREENS[path];
  return <Screen />;
};

export function App() {
  const { pathname } = useLocation();
  useScrollRestoration();
  useNextScreen(pathname);
  return (
    <Moved value={useMoved()}>
      <Layout>
        <Boundary key={pathname}>
          <Suspense fallback={<PageSkeleton />}>
            <Routes>
              <Route path={PATHS.home} element={<HomePage />} />
              <Route path={PATHS.store} element={at(PATHS.store)} />
              <Route
                path={PATHS.list}
                element={<Guarded path={PATHS.list}>{at(PATHS.list)}</Guarded>}
              />
              <Route
                path={PATHS.results}
                element={<Guarded path={PATHS.results}>{at(PATHS.results)}</Guarded>}
              />
              <Route
                path={PATHS.shop}
                element={<Guarded path={PATHS.results}>{at(PATHS.shop)}</Guarded>}
              />
              <Route path={PATHS.shared} element={at(PATHS.shared)} />
              <Route path={PATHS.contact} element={at(PATHS.contact)} />
              <Route path="/privacy" element={at('/privacy')} />
              <Route path="/terms" element={at('/terms')} />
              <Route path="*" element={<ErrorScreen reason="404 Not Found" />} />
            </Routes>
          </Suspense>
        </Boundary>
      </Layout>
    </Moved>
  );
}

/**
 * A step that needs an earlier one sends the visitor there: on arrival, and when another tab takes away what it needs.
 * What this tab does is no reason: "Start New Comparison" empties the session on its way home.
 */
function Guarded({ path, children }: { path: string; children: ReactNode }) {
  const { session } = useServices();
  const redirectOf = ({ session: now }: Snapshot): string | null =>
    STEPS[stepAt(path)]?.redirect(now) ?? null;
  const [onArrival] = useState(() => redirectOf(session.getSnapshot()));
  const read = (): string | null =>
    session.getSnapshot().elsewhere ? redirectOf(session.getSnapshot()) : null;
  const takenAway = useSyncExternalStore(session.subscribe, read, read);
  const redirect = onArrival ?? takenAway;
  return redirect === null ? children : <Navigate to={redirect} replace />;
}

/** A screen that breaks shows the error screen, and leaves it with the next address. */
class Boundary extends Component<{ children: ReactNode }, { error: Error | null }> {
  override state = { error: null as Error | null };
  static getDerivedStateFromError(error: Error) {
    return { error };
  }
  override render() {
    return this.state.error ? (
      <ErrorScreen reason={this.state.error.message} />
    ) : (
      this.props.children
    );
  }
}
