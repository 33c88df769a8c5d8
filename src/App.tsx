import { Component, lazy, Suspense, useEffect, useState, type ReactNode } from 'react';
import { Navigate, Route, Routes, useLocation } from 'react-router-dom';
import HomePage from './home/HomePage';
import { ErrorScreen } from './layout/ErrorScreen';
import { Layout } from './layout/Layout';
import { PageSkeleton } from './layout/PageSkeleton';
import { useServices } from './services';
import { PATHS, STEPS, stepAt } from './steps';

const StorePage = lazy(() => import('./store/StorePage'));
const ListPage = lazy(() => import('./list/ListPage'));
const ResultsPage = lazy(() => import('./results/ResultsPage'));
const ShopPage = lazy(() => import('./shop/ShopPage'));
const SharedListPage = lazy(() => import('./takeAlong/SharedListPage'));
const ContactPage = lazy(() => import('./contact/ContactPage'));
const PrivacyPage = lazy(() => import('./legal/PrivacyPage'));
const TermsPage = lazy(() => import('./legal/TermsPage'));

export function App() {
  const { pathname } = useLocation();
  // In braces: newer browsers answer scrollTo with a promise, which React would call on leaving.
  useEffect(() => { window.scrollTo(0, 0); }, [pathname]);
  return (
    <Layout>
      <Boundary key={pathname}>
        <Suspense fallback={<PageSkeleton />}>
          <Routes>
            <Route path={PATHS.home} element={<HomePage />} />
            <Route path={PATHS.store} element={<StorePage />} />
            <Route path={PATHS.list} element={<Guarded path={PATHS.list}><ListPage /></Guarded>} />
            <Route path={PATHS.results} element={<Guarded path={PATHS.results}><ResultsPage /></Guarded>} />
            <Route path={PATHS.shop} element={<Guarded path={PATHS.results}><ShopPage /></Guarded>} />
            <Route path={PATHS.shared} element={<SharedListPage />} />
            <Route path={PATHS.contact} element={<ContactPage />} />
            <Route path="/privacy" element={<PrivacyPage />} />
            <Route path="/terms" element={<TermsPage />} />
            <Route path="*" element={<ErrorScreen reason="404 Not Found" />} />
          </Routes>
        </Suspense>
      </Boundary>
    </Layout>
  );
}

/** A step that needs an earlier one sends the visitor there. Decided on arrival: "Start New Comparison" empties the session on its way home. */
function Guarded({ path, children }: { path: string; children: ReactNode }) {
  const { session } = useServices();
  const [redirect] = useState(() => STEPS[stepAt(path)]?.redirect(session.getSnapshot().session) ?? null);
  return redirect === null ? children : <Navigate to={redirect} replace />;
}

/** A screen that breaks shows the error screen, and leaves it with the next address. */
class Boundary extends Component<{ children: ReactNode }, { error: Error | null }> {
  override state = { error: null as Error | null };
  static getDerivedStateFromError(error: Error) {
    return { error };
  }
  override render() {
    return this.state.error ? <ErrorScreen reason={this.state.error.message} /> : this.props.children;
  }
}
