// Whether an element can match a selector at all, by the classes that the last compound of each alternative asks for.

/** Selector -> for each alternative the classes that the element itself must have; null where that cannot be told. */
const asked = new Map();

function classesAsked(selector) {
  let alternatives = asked.get(selector);
  if (alternatives === undefined) {
    const plain = withoutArguments(selector);
    // Escapes, quotes and whatever is left over are for the whole matcher.
    alternatives = /[()[\]\\"']/.test(plain)
      ? null
      : plain.split(',').map((alternative) => {
          const last =
            alternative
              .trim()
              .split(/[\s>+~]+/)
              .at(-1) ?? '';
          return [...last.matchAll(/\.([\w-]+)/g)].map(([, name]) => name);
        });
    asked.set(selector, alternatives);
  }
  return alternatives;
}

/** Without what stands in parentheses (":not(.a)") and brackets: it asks for more, never for less. */
function withoutArguments(selector) {
  let plain = selector.replace(/\[[^\]"'\\]*(?:"[^"\\]*"|'[^'\\]*')?\]/g, '');
  for (let before = ''; before !== plain;) {
    before = plain;
    plain = plain.replace(/\([^()]*\)/g, '');
  }
  return plain;
}

/** False only where the selector certainly does not match. `element`: jsdom's implementation of one. */
const mayMatch = (element, selector) => {
  const alternatives = selector === undefined ? null : classesAsked(selector);
  if (alternatives === null) return true;
  const has = element.classList;
  return alternatives.some((names) => names.every((name) => has.contains(name)));
};

module.exports = { mayMatch };
