// jsdom with what react-router and the session need and jsdom lacks, and with styles that take a part of its time.
const { declaredByTryingEach, useQuickRules, useQuickStyles } = require('./quickStyles.cjs');

useQuickRules();
const { TestEnvironment } = require('jest-environment-jsdom');

module.exports = class extends TestEnvironment {
  async setup() {
    await super.setup();
    Object.assign(this.global, {
      TextEncoder,
      TextDecoder,
      structuredClone,
      Request,
      Response,
      Headers,
      fetch,
      declaredByTryingEach,
    });
    // Nothing has a place in jsdom.
    this.global.Element.prototype.scrollIntoView = () => undefined;
    useQuickStyles(this.global);
  }
};
