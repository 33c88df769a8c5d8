// jsdom's getComputedStyle, without most of its work: a query by role asks for the style of hundreds of elements, each of emotion's
// rules was tried at each of them, and sixteen values were worked out, written and parsed for each where one or two are read.
const { createRequire } = require('node:module');
const inJsdom = createRequire(require.resolve('jsdom/package.json'));
const { implForWrapper } = inJsdom('./lib/jsdom/living/generated/utils.js');
const styleRules = inJsdom('./lib/jsdom/living/helpers/style-rules.js');
const { matchesDontThrow } = inJsdom('./lib/jsdom/living/helpers/selectors.js');
const { CSSStyleDeclaration } = inJsdom('cssstyle');
const { isPlain, mayMatch, needsOf } = require('./quickSelectors.cjs');

const byBrowser = inJsdom('rrweb-cssom').parse(
  inJsdom('./lib/jsdom/browser/default-stylesheet.js'),
);

/** The rules that hold on a screen, in their order. */
const rulesOf = (sheets) =>
  sheets
    .flatMap(({ cssRules }) => [...cssRules])
    .flatMap((rule) => {
      if (!rule.media) return [rule];
      return Array.from(rule.media).includes('screen') ? [...rule.cssRules] : [];
    })
    .filter(({ selectorText }) => selectorText !== undefined);

/** What an element must have for a rule to come into question -> the places of those rules. Others: under ''. */
function indexOf(rules) {
  const places = new Map();
  const put = (key, at) => places.set(key, (places.get(key) ?? new Set()).add(at));
  rules.forEach(({ selectorText }, at) => {
    for (const { name, classes } of needsOf(selectorText) ?? [{ name: '', classes: [] }])
      put(classes.length ? `.${classes[0]}` : name, at);
  });
  return { rules, places };
}

/** By jsdom's own cache of styles, which it drops at every change of the document. */
const indexes = new WeakMap();
function indexFor(document) {
  const cache = (document._styleCache ??= new WeakMap());
  if (!indexes.has(cache))
    indexes.set(cache, indexOf(rulesOf([byBrowser, ...document.styleSheets._list])));
  return indexes.get(cache);
}

function matchingRules(element) {
  const { rules, places } = indexFor(element._ownerDocument);
  const keys = ['', element.localName.toLowerCase()];
  for (const name of element.classList.tokenSet) keys.push(`.${name}`);
  const found = new Set(keys.flatMap((key) => [...(places.get(key) ?? [])]));
  return [...found]
    .sort((a, b) => a - b)
    .map((at) => rules[at])
    .filter(
      ({ selectorText }) =>
        mayMatch(element, selectorText) &&
        (isPlain(selectorText) || matchesDontThrow(element, selectorText)),
    );
}

/** As jsdom's own, which the rest of it asks as well. */
function getDeclarationForElement(element) {
  const document = element._ownerDocument;
  const cache = (document._styleCache ??= new WeakMap());
  const known = cache.get(element);
  if (known) return known;
  const declaration = new CSSStyleDeclaration();
  for (const style of [...matchingRules(element).map((rule) => rule.style), element.style])
    for (let at = 0; at < style.length; at++) {
      const property = style[at];
      const value = style.getPropertyValue(property);
      if (value === 'unset') declaration.removeProperty(property);
      else declaration.setProperty(property, value, style.getPropertyPriority(property));
    }
  cache.set(element, declaration);
  return declaration;
}

const byTryingEach = styleRules.getDeclarationForElement;
/** Before jsdom's window takes hold of it. */
const useQuickRules = () => Object.assign(styleRules, { getDeclarationForElement });

/** What jsdom's own way finds declared, for the test that compares. */
function declaredByTryingEach(element) {
  const known = implForWrapper(element);
  known._ownerDocument._styleCache = null;
  const declared = byTryingEach(known);
  known._ownerDocument._styleCache = null;
  return Object.fromEntries(
    Array.from(declared, (name) => [name, declared.getPropertyValue(name)]),
  );
}

const camel = (property) => property.replace(/-(\w)/g, (_, letter) => letter.toUpperCase());
/** What jsdom works out beyond what the rules say, by either spelling. */
const WORKED_OUT = new Map(
  Object.keys(styleRules.propertiesWithResolvedValueImplemented).flatMap((property) =>
    [property, camel(property)].map((key) => [key, property]),
  ),
);

function styleOf(element) {
  const declared = getDeclarationForElement(element);
  const getPropertyValue = (property) =>
    WORKED_OUT.has(property)
      ? styleRules.getResolvedValue(element, property)
      : declared.getPropertyValue(property);
  return new Proxy(declared, {
    get(target, key) {
      if (key === 'getPropertyValue') return getPropertyValue;
      const property = WORKED_OUT.get(key);
      if (property) return styleRules.getResolvedValue(element, property);
      const value = Reflect.get(target, key);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}

/** Replaces the window's getComputedStyle: of what stands in the document, the values are worked out that are read. */
function useQuickStyles(window) {
  const compute = window.getComputedStyle;
  window.getComputedStyle = (element, pseudo) => {
    const known = implForWrapper(element);
    return pseudo || !known?.isConnected ? compute(element, pseudo) : styleOf(known);
  };
}

module.exports = { declaredByTryingEach, useQuickRules, useQuickStyles };
