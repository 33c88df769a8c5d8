// Makes the first picture of each page at build time (src/app/prerender.tsx), so that it is seen before any script has run.
import { buildSync } from 'esbuild';
import type HtmlWebpackPlugin from 'html-webpack-plugin';
import path from 'node:path';
import { sources, type Compilation, type Compiler } from 'webpack';
import type { Picture } from '../src/app/prerender';

const ROOT = path.resolve(__dirname, '..');
const BUNDLE = path.join(ROOT, 'node_modules/.cache/basketwise/prerender.cjs');

/** `chunk`: the page's own part of the script (App.tsx), fetched early; the landing page is in the first file. */
const PAGES = [
  { at: '/', file: 'index.html', chunk: null },
  { at: '/select-supermarket', file: 'select-supermarket.html', chunk: 'store' },
  { at: '/shopping-list', file: 'shopping-list.html', chunk: 'list' },
  { at: '/results', file: 'results.html', chunk: 'results' },
  { at: '/contact', file: 'contact.html', chunk: 'contact' },
  { at: '/privacy', file: 'privacy.html', chunk: 'privacy' },
  { at: '/terms', file: 'terms.html', chunk: 'terms' },
];

/** index.html becomes the landing page; the other pages come beside it, for hosts that answer `/privacy` with `privacy.html`. */
export class Pictures {
  constructor(private readonly html: typeof HtmlWebpackPlugin) {}

  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('Pictures', (compilation) => {
      this.html.getHooks(compilation).beforeEmit.tapPromise('Pictures', async (data) => {
        const picture = preparePainter();
        for (const { at, file, chunk } of PAGES.slice(1))
          compilation.emitAsset(
            file,
            new sources.RawSource(
              withPicture(data.html, at, await picture(at), scriptsOf(compilation, chunk)),
            ),
          );
        data.html = withPicture(data.html, '/', await picture('/'), []);
        return data;
      });
    });
  }
}

function preparePainter(): (at: string) => Promise<Picture> {
  buildSync({
    entryPoints: [path.join(ROOT, 'src/app/prerender.tsx')],
    outfile: BUNDLE,
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'cjs',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'error',
  });
  delete require.cache[BUNDLE];
  // eslint-disable-next-line @typescript-eslint/no-require-imports -- made a line ago
  return (require(BUNDLE) as { picture(at: string): Promise<Picture> }).picture;
}

const scriptsOf = (compilation: Compilation, chunk: string | null): string[] =>
  chunk === null ? [] : (compilation.namedChunkGroups.get(chunk)?.getFiles() ?? []);

/** Functions as replacements: a `$` in a text is a `$`. */
function withPicture(
  html: string,
  at: string,
  { title, html: shown, styles }: Picture,
  scripts: readonly string[],
): string {
  const early = scripts
    .map((file) => `<link rel="preload" as="script" fetchpriority="low" href="/${file}">`)
    .join('');
  return html
    .replace('<html ', () => `<html data-page="${at}" `)
    .replace(/<title>.*?<\/title>/s, () => `<title>${title}</title>`)
    .replace('</head>', () => `${styles}${early}</head>`)
    .replace(
      '<div id="root"></div>',
      () => `<div id="root"><div id="picture">${shown}</div></div>`,
    );
}
