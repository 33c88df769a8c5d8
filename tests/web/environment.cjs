// jsdom with what react-router and the session need and jsdom lacks.
const { mayMatch } = require('./quickSelectors.cjs');
const selectors = require('jsdom/lib/jsdom/living/helpers/selectors.js');

// Before jsdom takes hold of it. A query by role asks for the style of hundreds of elements, and each of emotion's rules was
// tried at each of them by the whole of its selector: half the time of the page's tests.
const wholly = selectors.matchesDontThrow;
selectors.matchesDontThrow = (element, selector) =>
  mayMatch(element, selector) && wholly(element, selector);

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
    });
  }
};
