// Runs at build time: the first picture of a page, as HTML and CSS, shown until the app has started.
import type { ReactNode } from 'react';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { App } from './App';
import type { FileStates } from '../engineClient/protocol';
import { EXAMPLE, EXAMPLE_FILES } from '../results/example';
import { LoadedView } from '../results/ResultsPage';
import type { Services } from '../services/services';
import { Providers } from './Providers';
import { EMPTY_SESSION } from '../session/session';
import { PATHS } from '../services/steps';

export interface Picture {
  title: string;
  html: string;
  styles: string;
}

/** What is known of no visitor yet: a list of one empty row, no store's name, no answer from the engine. */
const services = (lines: readonly string[], files: FileStates): Services => {
  const session = {
    ...EMPTY_SESSION,
    store: '',
    lines: lines.map((text, at) => ({ id: at + 1, text, pick: null })),
  };
  const snapshot = { session, keeping: 'kept' as const, elsewhere: false };
  const nothing = () => () => undefined;
  return {
    session: {
      getSnapshot: () => snapshot,
      subscribe: nothing,
      dispatch: nothing(),
      keep: nothing(),
      keepIfRoom: () => undefined,
      kept: () => null,
      nextId: () => lines.length + 1,
    },
    engine: {
      ask: () => new Promise(() => undefined),
      answered: () => null,
      files: { getSnapshot: () => files, subscribe: nothing },
    },
  };
};

/**
 * What takes a picture's place: a kept list that can be used, the engine's answer. Its styles come with the picture:
 * written only then, they held a phone up for a quarter of a second.
 */
interface Next {
  shown: ReactNode;
  lines: readonly string[];
  files: FileStates;
}
const NEXT: Readonly<Record<string, Next>> = {
  [PATHS.list]: {
    shown: <App />,
    lines: ['2 x milk', 'bread'],
    files: { '': EXAMPLE_FILES['TESCO']! },
  },
  [PATHS.results]: {
    shown: (
      <LoadedView
        result={EXAMPLE}
        updating={false}
        alone={false}
        keptAt={null}
        stale={false}
        retry={() => undefined}
      />
    ),
    lines: ['?'],
    files: EXAMPLE_FILES,
  },
};

async function htmlOf(path: string, { shown, lines, files }: Next): Promise<string> {
  const { prelude } = await prerender(
    <Providers services={services(lines, files)}>
      <StaticRouter location={path}>{shown}</StaticRouter>
    </Providers>,
    { progressiveChunkSize: Infinity },
  );
  return new Response(prelude).text();
}

export async function picture(path: string): Promise<Picture> {
  const whole = await htmlOf(path, {
    shown: <App />,
    lines: [path === PATHS.results ? '?' : ''],
    files: {},
  });
  const title = /<title>(.*?)<\/title>/s.exec(whole)?.[1];
  if (title === undefined || /<script|Unexpected Application Error/.test(whole))
    throw new Error(`${path}: no picture without a title, none with a script`);
  const { rest, shared, scoped } = liftStyles(whole);
  const next = NEXT[path] === undefined ? [] : liftStyles(await htmlOf(path, NEXT[path])).scoped;
  const html = rest
    .replace(/<title>.*?<\/title>|<link rel="preload"[^>]*>|<!--[^>]*-->/gs, '')
    // Nothing that is typed or pressed here would be kept: only links work before the app does.
    .replace(/<(?:input|textarea|button)\b(?![^>]*\sdisabled)/g, '$& disabled=""')
    .replace(/<div(?=[^>]*role="combobox")(?![^>]*aria-disabled)/g, '$& aria-disabled="true"');
  return { title, html, styles: styleElements(shared, new Map([...scoped, ...next])) };
}

type Styles = ReadonlyMap<string, string>;

/** Emotion writes each style beside its first user. `shared`: of the whole page; `scoped`: of a class. By emotion's own ids. */
function liftStyles(whole: string): { rest: string; shared: Styles; scoped: Styles } {
  const shared = new Map<string, string>();
  const scoped = new Map<string, string>();
  const rest = whole.replace(
    /<style data-emotion="css(-global)? ([^"]+)">(.*?)<\/style>/gs,
    (_, global: string | undefined, names: string, css: string) => {
      (global ? shared : scoped).set(names, css);
      return '';
    },
  );
  return { rest, shared, scoped };
}

/** For the head: under its ids the app finds them there and writes none again. */
const styleElements = (shared: Styles, scoped: Styles): string =>
  [
    ...[...shared].map(
      ([names, css]) => `<style data-emotion="css-global ${names}">${css}</style>`,
    ),
    `<style data-emotion="css ${[...scoped.keys()].join(' ')}">${[...scoped.values()].join('')}</style>`,
  ].join('');
