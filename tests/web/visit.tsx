// The whole app over the fixture catalogue, as a visitor opens it; strict, as src/app/Providers.tsx renders it.
import '@testing-library/jest-dom';
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { ThemeProvider } from '@mui/material/styles';
import { configure, render, screen, waitFor } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import fs from 'node:fs';
import path from 'node:path';
import { StrictMode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { App, fetchScreen } from '../../src/app/App';
import { createEngineClient } from '../../src/engineClient/client';
import { createHost } from '../../src/engineClient/host';
import type { EnginePort, ToEngine } from '../../src/engineClient/protocol';
import type { Fetch } from '../../src/engineClient/readText';
import { ServicesProvider } from '../../src/services/services';
import { browserStorage, createSessionStore } from '../../src/session/store';
import { PATHS } from '../../src/services/steps';
import { theme } from '../../src/app/theme';
import './quickQueries';

const FIXTURES = path.join(__dirname, '../fixtures/stores');
export const fetchFixture = (url: string) => {
  const file = path.join(FIXTURES, url);
  const ok = fs.existsSync(file);
  return Promise.resolve({
    ok,
    status: ok ? 200 : 404,
    text: () => Promise.resolve(ok ? fs.readFileSync(file, 'utf8') : ''),
  });
};

export const pageOfFixtures = (): EnginePort => pageOf(fetchFixture);

/** The engine on the page, over the files that this answers. */
export function pageOf(fetchFile: Fetch): EnginePort {
  let host: (message: ToEngine) => void;
  return {
    post: (message) => host(message),
    listen: (hear) => {
      host = createHost(fetchFile, hear, false);
    },
    close: () => undefined,
  };
}

// A busy machine is no reason to fail: long waits, and a second try whose reason is printed. What is broken fails both times.
configure({ asyncUtilTimeout: 90_000 });
jest.retryTimes(1, { logErrorsBeforeRetry: true });

// As begin.tsx does before it shows a screen; here for all of them, so that no test waits for code to be read.
beforeAll(() => Promise.all([...Object.values(PATHS), '/privacy', '/terms'].map(fetchScreen)));

// jsdom tries every rule at every element it is asked about: what earlier visits left would make each visit slower than the last.
let styles: ReturnType<typeof createCache> | null = null;
afterEach(() => {
  styles?.sheet.flush();
  styles = null;
});

/** Presses what can be pressed: a row waits for its store's file, and a press before that does nothing. */
function patientUser(): UserEvent {
  const user = userEvent.setup();
  return {
    ...user,
    click: async (element) => {
      await waitFor(() => expect(element).toBeEnabled());
      await user.click(element);
    },
  };
}

export function visit(at: string, port: () => EnginePort = pageOfFixtures) {
  window.scrollTo = () => undefined;
  const services = {
    session: createSessionStore(browserStorage),
    engine: createEngineClient(port, port),
  };
  styles ??= createCache({ key: 'css' });
  const view = render(
    <StrictMode>
      <CacheProvider value={styles}>
        <ThemeProvider theme={theme}>
          <ServicesProvider services={services}>
            <MemoryRouter initialEntries={[at]}>
              <App />
            </MemoryRouter>
          </ServicesProvider>
        </ThemeProvider>
      </CacheProvider>
    </StrictMode>,
  );
  return { user: patientUser(), ...view };
}

/** What an earlier visit left in this browser. */
export function kept(
  store: string | null,
  list: readonly string[] = [],
  picks: readonly unknown[] = list.map(() => null),
): void {
  window.localStorage.clear();
  if (store !== null) window.localStorage.setItem('selectedSupermarket', store);
  if (list.length) window.localStorage.setItem('shoppingList', JSON.stringify(list));
  if (list.length) window.localStorage.setItem('selectedProducts', JSON.stringify(picks));
}

/** A window this many CSS pixels wide, as media queries of widths see it; answers how to put the real one back. */
export function windowOfWidth(width: number): () => void {
  const before = window.matchMedia;
  window.matchMedia = ((query: string) => {
    const most = /\(max-width:\s*([\d.]+)px\)/.exec(query);
    const least = /\(min-width:\s*([\d.]+)px\)/.exec(query);
    const matches =
      (most !== null || least !== null) &&
      (!most || width <= Number(most[1])) &&
      (!least || width >= Number(least[1]));
    return {
      matches,
      media: query,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
      addListener: () => undefined,
      removeListener: () => undefined,
    };
  }) as never;
  return () => {
    window.matchMedia = before;
  };
}

/** Opens the card of an item on the results page. */
export async function unfold(user: UserEvent, item: string): Promise<void> {
  const heading = await screen.findByRole('heading', { name: new RegExp(`^${item}`), level: 3 });
  await user.click(heading.querySelector('button')!);
}
