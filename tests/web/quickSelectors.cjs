// Whether an element can match a selector at all, by the name and classes that the last compound of each alternative asks for.

/** Selector -> for each alternative what the element itself must be (lower case, or '') and have; null where that cannot be told. */
const asked = new Map();

function needsOf(selector) {
  let alternatives = asked.get(selector);
  if (alternatives === undefined) {
    const plain = withoutArguments(selector);
    // Escapes, quotes, namespaces and whatever is left over are for the whole matcher.
    alternatives = /[()[\]\\"'|]/.test(plain) ? null : plain.split(',').map(needOf);
    asked.set(selector, alternatives);
  }
  return alternatives;
}

function needOf(alternative) {
  const compounds = alternative.trim().split(/[\s>+~]+/);
  const last = compounds.at(-1) ?? '';
  return {
    name: /^[\w-]+/.exec(last)?.[0].toLowerCase() ?? '',
    classes: [...last.matchAll(/\.([\w-]+)/g)].map(([, name]) => name),
  };
}

/** Without what stands in parentheses (":not(.a)") and brackets: it asks for more, never for less. ".a [b]" keeps its last compound. */
function withoutArguments(selector) {
  let plain = selector.replace(/\[[^\]"'\\]*(?:"[^"\\]*"|'[^'\\]*')?\]/g, ':with');
  for (let before = ''; before !== plain;) {
    before = plain;
    plain = plain.replace(/\([^()]*\)/g, '');
  }
  return plain;
}

/** False only where the selector certainly does not match. `element`: jsdom's implementation of one. */
const mayMatch = (element, selector) => {
  const alternatives = selector === undefined ? null : needsOf(selector);
  if (alternatives === null) return true;
  const own = element.localName.toLowerCase();
  return alternatives.some(
    ({ name, classes }) =>
      (name === '' || name === own) && classes.every((each) => element.classList.contains(each)),
  );
};

/** Whether mayMatch tells all of it: classes alone. */
const isPlain = (selector) => /^\.[\w-]+(?:\.[\w-]+)*$/.test(selector);

module.exports = { isPlain, mayMatch, needsOf };
