// The three steps in one table: routes, progress bar and guards read it.
import type { Session } from '../session/session';

export interface Step {
  path: string;
  label: string;
  /** Where a visitor belongs who cannot be here yet; null when they can. */
  redirect(session: Session): string | null;
}

export const PATHS = {
  home: '/',
  store: '/select-supermarket',
  list: '/shopping-list',
  results: '/results',
  contact: '/contact',
  shop: '/shop',
  shared: '/shared',
} as const;
export const MISSING_ITEM = `${PATHS.contact}?category=missing-item`;

const hasList = (session: Session): boolean =>
  session.lines.some((line) => line.text.trim() !== '');

export const STEPS: readonly Step[] = [
  { path: PATHS.store, label: 'Your store', redirect: () => null },
  {
    path: PATHS.list,
    label: 'Shopping list',
    redirect: (session) => (session.store === null ? PATHS.store : null),
  },
  {
    path: PATHS.results,
    label: 'Results',
    redirect: (session) => (session.store === null || !hasList(session) ? PATHS.list : null),
  },
];

export const stepAt = (path: string): number => STEPS.findIndex((step) => step.path === path);
