import 'webpack-dev-server';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import fs from 'node:fs';
import path from 'node:path';
import { DefinePlugin, type Compiler, type Configuration } from 'webpack';
import { contactEnvironment, contactSettings, type BuildMode } from './scripts/contact-environment';
import { mailSink } from './scripts/mail-sink';

const PUBLIC = path.resolve(__dirname, 'public');
const OUT = path.resolve(__dirname, 'dist/web');

/** No inline script, connections only to this site and the mail host. Styles: MUI writes style elements. */
function contentSecurityPolicy(mode: BuildMode): string {
  const mail = contactSettings(mode).EMAILJS_ORIGIN;
  return [
    "default-src 'self'", "script-src 'self' 'wasm-unsafe-eval'", "style-src 'self' 'unsafe-inline'", "img-src 'self' data: blob:",
    `connect-src 'self'${mail ? ` ${mail}` : ''}`, "worker-src 'self'", "object-src 'none'", "base-uri 'self'", "form-action 'self'",
  ].join('; ');
}

/** The text reader for photos: files of installed packages, served from our own site and loaded only when a photo is read. */
const OCR = [
  { from: 'tesseract.js/dist', files: ['worker.min.js'] },
  { from: 'tesseract.js-core', files: ['tesseract-core-lstm.wasm.js', 'tesseract-core-simd-lstm.wasm.js', 'tesseract-core-relaxedsimd-lstm.wasm.js'] },
  { from: '@tesseract.js-data/eng/4.0.0_best_int', files: ['eng.traineddata.gz'] },
].map(({ from, files }) => ({ folder: path.resolve(__dirname, 'node_modules', from), files }));

/** public/ goes beside the bundle as it is; index.html is the template. */
class CopyPublic {
  apply(compiler: Compiler): void {
    compiler.hooks.afterEmit.tap('CopyPublic', () => {
      for (const { folder, files } of OCR) for (const file of files) fs.cpSync(path.join(folder, file), path.join(OUT, 'ocr', file));
      fs.cpSync(PUBLIC, OUT, { recursive: true, filter: (from) => from !== path.join(PUBLIC, 'index.html') });
    });
  }
}

export default function config(_env: unknown, argv: { mode?: string }): Configuration {
  const mode: BuildMode = argv.mode === 'production' ? 'production' : 'development';
  const production = mode === 'production';
  return {
    mode,
    entry: './src/main.tsx',
    // No eval in development either: the page runs under its own policy.
    devtool: production ? false : 'source-map',
    output: {
      path: OUT, publicPath: '/', clean: true,
      filename: production ? 'static/[name].[contenthash:8].js' : 'static/[name].js',
      chunkFilename: production ? 'static/[name].[contenthash:8].js' : 'static/[name].js',
    },
    resolve: { extensions: ['.tsx', '.ts', '.js'] },
    module: {
      rules: [
        { test: /\.tsx?$/, exclude: /node_modules/, loader: 'esbuild-loader', options: { target: 'es2022', jsx: 'automatic' } },
        // The page uses a few words and formats of the engine; the matcher itself lives in the worker.
        { test: /\.ts$/, include: path.resolve(__dirname, 'engine'), sideEffects: false },
      ],
    },
    optimization: { splitChunks: { chunks: 'async' }, ...(production ? { minimizer: [swcMinimizer()] } : {}) },
    plugins: [
      new DefinePlugin(contactEnvironment(mode)),
      new HtmlWebpackPlugin({ template: path.join(PUBLIC, 'index.html'), templateParameters: { csp: contentSecurityPolicy(mode) }, scriptLoading: 'defer' }),
      ...(production ? [new CopyPublic()] : []),
    ],
    performance: { hints: false },
    cache: { type: 'filesystem', cacheDirectory: path.resolve(__dirname, 'node_modules/.cache/webpack'), buildDependencies: { config: [__filename] } },
    devServer: {
      port: 3000, hot: false, liveReload: production, historyApiFallback: true, static: [{ directory: PUBLIC, watch: false }, ...OCR.map(({ folder }) => ({ directory: folder, publicPath: '/ocr', watch: false }))], client: { overlay: false },
      setupMiddlewares: (middlewares) => [{ name: 'mail-sink', middleware: mailSink() }, ...middlewares],
    },
  };
}

function swcMinimizer() {
  // eslint-disable-next-line @typescript-eslint/no-require-imports -- its types do not load under this module setting
  const MinimizerPlugin = require('minimizer-webpack-plugin');
  return new MinimizerPlugin({ minify: MinimizerPlugin.swcMinify, extractComments: false });
}
