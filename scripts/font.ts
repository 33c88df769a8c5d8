// The one typeface of the pages: Figtree, variable in weight, latin letters only (20 kB), from its installed package.
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import { sources, type Compiler } from 'webpack';

const BYTES = fs.readFileSync(
  require.resolve('@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2'),
);

/** Under an address of its own for each content, so that a host may let browsers keep it for ever. */
const ADDRESS = `static/figtree.${createHash('sha256').update(BYTES).digest('hex').slice(0, 8)}.woff2`;

/**
 * For the head of every page. `optional`: a font that is not there with the first paint waits for the next visit, so that
 * no text moves while it is read.
 */
export const FONT_HEAD = [
  `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${ADDRESS}">`,
  `<style>@font-face{font-family:"Figtree Variable";font-weight:300 900;font-display:optional;src:url(/${ADDRESS}) format("woff2")}</style>`,
].join('');

/** Emits the font as an asset of the build: the offline copy and the development server know it by that. */
export class SelfHostedFont {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('SelfHostedFont', (compilation) => {
      compilation.hooks.additionalAssets.tap('SelfHostedFont', () =>
        compilation.emitAsset(ADDRESS, new sources.RawSource(BYTES)),
      );
    });
  }
}
