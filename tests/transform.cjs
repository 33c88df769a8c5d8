// TypeScript, and packages that ship ES modules only, as jest runs them: types taken off, imports made requires.
const { createHash } = require('node:crypto');
const { transformSync, version } = require('@swc/core');

const optionsFor = (file) => ({
  filename: file,
  configFile: false,
  swcrc: false,
  sourceMaps: 'inline',
  module: { type: 'commonjs' },
  jsc: {
    target: 'es2022',
    parser: file.endsWith('.js')
      ? { syntax: 'ecmascript' }
      : { syntax: 'typescript', tsx: file.endsWith('.tsx') },
    // `hidden.jest` lifts jest.mock above the imports.
    transform: { react: { runtime: 'automatic' }, hidden: { jest: true } },
  },
});

module.exports = {
  getCacheKey: (text, file) =>
    createHash('sha256')
      .update(JSON.stringify([version, optionsFor(file), text]))
      .digest('hex'),
  process: (text, file) => transformSync(text, optionsFor(file)),
};
