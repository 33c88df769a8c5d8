// jsdom with what react-router and the session need and jsdom lacks.
const { mayMatch } = require('./quickSelectors.cjs');
const { implForWrapper } = require('jsdom/lib/jsdom/living/generated/utils.js');
const selectors = require('jsdom/lib/jsdom/living/helpers/selectors.js');

// Before jsdom takes hold of it. A query by role asks for the style of hundreds of elements, and each of emotion's rules was
// tried at each of them by the whole of its selector: half the time of the page's tests.
const wholly = selectors.matchesDontThrow;
selectors.matchesDontThrow = (element, selector) =>
  mayMatch(element, selector) && wholly(element, selector);

/**
 * Replaces the window's getComputedStyle: a style is worked out once while jsdom keeps its own cache of rules, which it drops at
 * every change of the document. (Not for what stands outside the document: its changes drop no cache.)
 */
function keepComputedStyles(window) {
  const compute = window.getComputedStyle;
  const kept = new WeakMap();
  window.getComputedStyle = (element, pseudo) => {
    const document = implForWrapper(element)?._ownerDocument;
    if (!document || pseudo || !element.isConnected) return compute(element, pseudo);
    const known = kept.get(document._styleCache)?.get(element);
    if (known) return known;
    const style = compute(element);
    if (!kept.has(document._styleCache)) kept.set(document._styleCache, new WeakMap());
    kept.get(document._styleCache).set(element, style);
    return style;
  };
}

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
    keepComputedStyles(this.global);
  }
};
