// TypeScript, and packages that ship ES modules only, as jest runs them: types taken off, imports made requires.
const { createHash } = require('node:crypto');
const { readFileSync } = require('node:fs');
const { transformSync, version } = require('@swc/core');

const own = createHash('sha256').update(version).update(readFileSync(__filename)).digest('hex');

module.exports = {
  getCacheKey: (text, file) =>
    createHash('sha256').update(own).update(file).update('\0').update(text).digest('hex'),
  process(text, file) {
    return transformSync(text, {
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
        transform: { react: { runtime: 'automatic' }, hidden: { jest: true } },
      },
    });
  },
};
