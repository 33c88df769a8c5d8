import 'webpack-dev-server';
import CompressionPlugin from 'compression-webpack-plugin';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { constants } from 'node:zlib';
import { GenerateSW } from 'workbox-webpack-plugin';
import {
  DefinePlugin,
  NormalModuleReplacementPlugin,
  type Compiler,
  type Configuration,
  type RuleSetRule,
} from 'webpack';
import { engineFingerprint } from './scripts/engineFingerprint.mjs';
import { preparePrices } from './scripts/preparePrices';
import { contactEnvironment, contactSettings, type BuildMode } from './scripts/contact-environment';
import { FONT_HEAD, SelfHostedFont } from './scripts/font';
import { mailSink } from './scripts/mail-sink';
import { Pictures } from './scripts/pictures';
import { TEXT_READER, TEXT_READER_CHECKSUMS } from './scripts/textReader';

const PUBLIC = path.resolve(__dirname, 'public');
const OUT = path.resolve(__dirname, 'dist/web');
const ENGINE = engineFingerprint(__dirname);

/** No inline script, connections only to this site and the mail host. Styles: MUI writes style elements. */
function contentSecurityPolicy(mode: BuildMode): string {
  const mail = contactSettings(mode).EMAILJS_ORIGIN;
  return [
    "default-src 'self'",
    "script-src 'self' 'wasm-unsafe-eval'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    `connect-src 'self'${mail ? ` ${mail}` : ''}`,
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
  ].join('; ');
}

/** The package's own entry is its development build, whatever the mode. */
const PRODUCTION_ROUTER = Object.fromEntries(
  [
    ['react-router$', 'index'],
    ['react-router/dom$', 'dom-export'],
  ].map(([name, file]) => [
    name,
    path.resolve(__dirname, `node_modules/react-router/dist/production/${file}.mjs`),
  ]),
);

/** public/ goes beside the bundle as it is; index.html is the template. */
class CopyPublic {
  apply(compiler: Compiler): void {
    compiler.hooks.afterEmit.tap('CopyPublic', () => {
      for (const { folder, files } of TEXT_READER)
        for (const file of files) fs.cpSync(path.join(folder, file), path.join(OUT, 'ocr', file));
      fs.cpSync(PUBLIC, OUT, {
        recursive: true,
        filter: (from) => from !== path.join(PUBLIC, 'index.html'),
      });
      preparePrices(OUT, ENGINE);
    });
  }
}

/** The app in three files of like length, each compiled in a task of its own. */
const FIRST_PARTS = Object.fromEntries(
  [
    ['dom', /[\\/]node_modules[\\/]react-dom[\\/]/],
    [
      'styles',
      /[\\/]node_modules[\\/](?:@mui[\\/](?:system|utils|styled-engine)|@emotion|stylis|@babel)[\\/]/,
    ],
  ].map(([name, test]) => [
    name,
    {
      name,
      test,
      chunks: ({ name: entry }: { name?: string | null }) => entry === 'main',
      enforce: true,
    },
  ]),
);

/** src/app/beforeFirstPaint.ts holds the page up, a few hundred bytes; it starts the app, which is fetched meanwhile (in no more haste than a deferred script), behind the first paint. */
class AppBehindFirstPaint {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('AppBehindFirstPaint', (compilation) => {
      HtmlWebpackPlugin.getHooks(compilation).alterAssetTags.tap('AppBehindFirstPaint', (data) => {
        const isFirst = (src: unknown): boolean => String(src).startsWith('/static/first.');
        const app = data.assetTags.scripts
          .map(({ attributes }) => String(attributes['src']))
          .filter((src) => !isFirst(src));
        const first = data.assetTags.scripts.find(({ attributes }) => isFirst(attributes['src']))!;
        Object.assign(first.attributes, { defer: false, 'data-app': app.join(' ') });
        data.assetTags.scripts = [first];
        data.assetTags.meta.push(
          ...app.map((href) => ({
            ...first,
            tagName: 'link',
            voidTag: true,
            attributes: { rel: 'preload', as: 'script', fetchpriority: 'low', href },
          })),
        );
        return data;
      });
    });
  }
}

const MODULE_RULES: RuleSetRule[] = [
  {
    test: /\.tsx?$/,
    exclude: /node_modules/,
    loader: 'esbuild-loader',
    options: { target: 'es2022', jsx: 'automatic' },
  },
  // The page uses a few words and formats of the engine; the matcher itself lives in the worker.
  { test: /\.ts$/, include: path.resolve(__dirname, 'engine'), sideEffects: false },
  {
    test: /\.ts$/,
    include: path.resolve(__dirname, 'engine/fitted'),
    enforce: 'pre',
    loader: path.resolve(__dirname, 'scripts/joinTableLines.cjs'),
  },
  {
    test: /[\\/](?:features|linePolicy|productPolicy)\.ts$/,
    include: ['engine/evidence', 'engine/ranking'].map((room) => path.resolve(__dirname, room)),
    enforce: 'pre',
    loader: path.resolve(__dirname, 'scripts/withoutExplanations.cjs'),
  },
];

/** Files carry their checksum in production, so that they can be kept for good. */
function output(production: boolean): Configuration['output'] {
  const name = production ? 'static/[name].[contenthash:8].js' : 'static/[name].js';
  return {
    path: OUT,
    publicPath: '/',
    clean: true,
    // Milliseconds. A part that is still on its way then is said to be missing, and counts when it comes after all.
    chunkLoadTimeout: 15_000,
    filename: name,
    chunkFilename: name,
  };
}

const pluginsOf = (mode: BuildMode): Configuration['plugins'] => [
  new DefinePlugin({
    ...contactEnvironment(mode),
    ENGINE_FINGERPRINT: JSON.stringify(ENGINE),
    'process.env.TEXT_READER_CHECKSUMS': JSON.stringify(JSON.stringify(TEXT_READER_CHECKSUMS)),
  }),
  new HtmlWebpackPlugin({
    template: path.join(PUBLIC, 'index.html'),
    templateParameters: { csp: contentSecurityPolicy(mode), font: FONT_HEAD },
    scriptLoading: 'defer',
    excludeChunks: ['kept'],
  }),
  new NormalModuleReplacementPlugin(
    /\/TouchRipple\.mjs$/,
    path.resolve(__dirname, 'src/app/noRipple.ts'),
  ),
  new AppBehindFirstPaint(),
  new SelfHostedFont(),
  ...(mode === 'production'
    ? [new Pictures(HtmlWebpackPlugin), new CopyPublic(), offlineCopies(), ...packedOnce()]
    : []),
];

const devServerOf = (production: boolean): Configuration['devServer'] => ({
  host: 'localhost',
  port: 3000,
  hot: false,
  liveReload: production,
  historyApiFallback: true,
  static: [
    { directory: PUBLIC, watch: false },
    ...TEXT_READER.map(({ folder }) => ({ directory: folder, publicPath: '/ocr', watch: false })),
  ],
  client: { overlay: false },
  setupMiddlewares: (middlewares) => [
    { name: 'mail-sink', middleware: mailSink() },
    ...middlewares,
  ],
});

export default function config(_env: unknown, argv: { mode?: string }): Configuration {
  const mode: BuildMode = argv.mode === 'production' ? 'production' : 'development';
  const production = mode === 'production';
  return {
    mode,
    entry: {
      first: './src/app/beforeFirstPaint.ts',
      main: './src/app/main.ts',
      ...(production ? { kept: './src/offline/keptFiles.worker.ts' } : {}),
    },
    // No eval in development either: the page runs under its own policy.
    devtool: production ? false : 'source-map',
    output: output(production),
    resolve: {
      extensions: ['.tsx', '.ts', '.js'],
      ...(production ? { alias: PRODUCTION_ROUTER } : {}),
    },
    module: { rules: MODULE_RULES },
    optimization: {
      splitChunks: { chunks: 'async', cacheGroups: FIRST_PARTS },
      ...(production ? { minimizer: [swcMinimizer()] } : {}),
    },
    plugins: pluginsOf(mode),
    performance: { hints: false },
    cache: {
      type: 'filesystem',
      cacheDirectory: path.resolve(__dirname, 'node_modules/.cache/webpack'),
      buildDependencies: { config: [__filename] },
    },
    devServer: devServerOf(production),
  };
}

/**
 * The page and its parts are kept on the first visit; price files and the text reader where their checksum is right
 * (src/offline/keptFiles.ts); a new price file is a new address. A new version waits until the last open page of the old one is closed: none breaks under a shopper.
 */
function offlineCopies(): GenerateSW {
  const publicFiles = ['manifest.webmanifest', 'favicon.svg', 'icons/icon-192.png'].map((file) => ({
    url: `/${file}`,
    revision: createHash('sha256')
      .update(fs.readFileSync(path.join(PUBLIC, file)))
      .digest('hex')
      .slice(0, 12),
  }));
  return new GenerateSW({
    swDest: 'sw.js',
    clientsClaim: true,
    skipWaiting: false,
    cleanupOutdatedCaches: true,
    sourcemap: false,
    inlineWorkboxRuntime: true,
    exclude: [/\.map$/, /LICENSE/, /^ocr\//, /\.(?:gz|br)$/],
    importScriptsViaChunks: ['kept'],
    additionalManifestEntries: publicFiles,
    navigateFallback: '/index.html',
    navigateFallbackDenylist: [/\/[^/]+\.[a-z]+$/],
    runtimeCaching: [
      {
        urlPattern: ({ url, sameOrigin }) => sameOrigin && url.pathname === '/catalogue.json',
        handler: 'NetworkFirst',
        options: { cacheName: 'manifest', networkTimeoutSeconds: 5 },
      },
      {
        urlPattern: ({ url, sameOrigin }) => sameOrigin && url.pathname.endsWith('.csv'),
        handler: 'NetworkFirst',
        options: { cacheName: 'prices-undated' },
      },
    ],
  });
}

/**
 * Scripts as gzip and brotli beside themselves, packed once and as small as they get: a server that packs at each request
 * does it quickly (nginx: level 1), and the engine is then a third larger on its way.
 */
const packedOnce = (): CompressionPlugin[] =>
  [
    { algorithm: 'gzip' as const, ending: 'gz', compressionOptions: { level: 9 } },
    {
      algorithm: 'brotliCompress' as const,
      ending: 'br',
      compressionOptions: {
        params: {
          // The browser suite's host sends none of it (tests/e2e/build.mjs).
          [constants.BROTLI_PARAM_QUALITY]: process.env.PACKED_QUICKLY ? 4 : 11,
          // Each table has letters of its own: small blocks and a window of no more than all of it follow them, two per cent less.
          [constants.BROTLI_PARAM_LGBLOCK]: 16,
          [constants.BROTLI_PARAM_LGWIN]: 20,
        },
      },
    },
  ].map(
    ({ ending, ...how }) =>
      new CompressionPlugin({
        ...how,
        test: /^static\/.*\.js$/,
        filename: `[path][base].${ending}`,
      }),
  );

function swcMinimizer() {
  // eslint-disable-next-line @typescript-eslint/no-require-imports -- its types do not load under this module setting
  const MinimizerPlugin = require('minimizer-webpack-plugin');
  return new MinimizerPlugin({ minify: MinimizerPlugin.swcMinify, extractComments: false });
}
