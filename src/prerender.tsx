// Runs at build time: the first picture of a page, as HTML and CSS, shown until the app has started.
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { App } from './App';
import type { Services } from './services';
import { Root } from './Root';
import { EMPTY_SESSION } from './session/session';
import { PATHS } from './steps';

export interface Picture {
  title: string;
  html: string;
  styles: string;
}

/** What is known of no visitor yet: a list of one empty row, no store's name, no answer from the engine. */
const services = (path: string): Services => {
  const line = { id: 1, text: path === PATHS.results ? '?' : '', pick: null };
  const snapshot = { session: { ...EMPTY_SESSION, store: '', lines: [line] }, keeping: 'kept' as const };
  const nothing = () => () => undefined;
  return {
    session: { getSnapshot: () => snapshot, subscribe: nothing, dispatch: nothing(), keep: nothing(), nextId: () => 2 },
    engine: { ask: () => new Promise(() => undefined), files: { getSnapshot: () => ({}), subscribe: nothing } },
  };
};

export async function picture(path: string): Promise<Picture> {
  const { prelude } = await prerender(
    <Root services={services(path)}>
      <StaticRouter location={path}>
        <App />
      </StaticRouter>
    </Root>,
    { progressiveChunkSize: Infinity },
  );
  const whole = await new Response(prelude).text();
  const title = /<title>(.*?)<\/title>/s.exec(whole)?.[1];
  if (title === undefined || /<script|Unexpected Application Error/.test(whole)) throw new Error(`${path}: no picture without a title, none with a script`);
  const { styles, rest } = liftStyles(whole);
  const html = rest
    .replace(/<title>.*?<\/title>|<link rel="preload"[^>]*>|<!--[^>]*-->/gs, '')
    // Nothing that is typed or pressed here would be kept: only links work before the app does.
    .replace(/<(?:input|textarea|button)\b(?![^>]*\sdisabled)/g, '$& disabled=""')
    .replace(/<div(?=[^>]*role="combobox")(?![^>]*aria-disabled)/g, '$& aria-disabled="true"');
  return { title, html, styles };
}

/** Emotion writes each style beside its first user; in the head, under its ids, the app finds them there and writes none again. */
function liftStyles(whole: string): { styles: string; rest: string } {
  const shared = new Map<string, string>();
  const ids: string[] = [];
  const scoped: string[] = [];
  const rest = whole.replace(/<style data-emotion="css(-global)? ([^"]+)">(.*?)<\/style>/gs, (_, global: string | undefined, names: string, css: string) => {
    if (global) shared.set(names, css);
    else if (!ids.includes(names)) {
      ids.push(names);
      scoped.push(css);
    }
    return '';
  });
  return {
    rest,
    styles: [
      ...[...shared].map(([names, css]) => `<style data-emotion="css-global ${names}">${css}</style>`),
      `<style data-emotion="css ${ids.join(' ')}">${scoped.join('')}</style>`,
    ].join(''),
  };
}
