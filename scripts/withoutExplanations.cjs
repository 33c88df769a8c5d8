/**
 * Webpack loader: rules and features without the words that explain them (docs/reference is printed from those), which
 * nobody reads on the way and which cost 3 kB of it.
 */
const TEXT = String.raw`(?:'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*")`;
const RULE = new RegExp(String.raw`\b(rule\(\s*)${TEXT}(,\s*)${TEXT}(,\s*[-\d.]+,\s*)${TEXT}`, 'g');
const SCALE = new RegExp(
  String.raw`\b(scale\(\s*)${TEXT}(,\s*)${TEXT}(,\s*)${TEXT}(,\s*)${TEXT}`,
  'g',
);
const MEANING = new RegExp(String.raw`^(  \w+:\s*)${TEXT}(?=,$)`, 'gm');

module.exports = (source) =>
  source.replace(RULE, "$1''$2''$3''").replace(SCALE, "$1''$2''$3''$4''").replace(MEANING, "$1''");
