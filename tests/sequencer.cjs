// Which file begins first. jest knows how long a file took where it has run before; on a new machine it goes by their length
// in lines, and a short file that starts other programs came last, with one core idle beside it.
const path = require('node:path');
const { default: Sequencer } = require('@jest/test-sequencer');

/** From the longest on, as measured; each takes ten seconds and more on a slow machine. */
const LONG = [
  ...['package.test.ts', 'web/wholeList.test.tsx', 'web/focus.test.tsx', 'answerOrder.test.ts'],
  ...['laws/money.test.ts', 'cli/longList.test.ts', 'cli/gateFaults.test.ts'],
  ...['web/itemCard.test.tsx', 'laws/reader.test.ts', 'cli/shipped.test.ts'],
].map((file) => path.join(__dirname, file));

module.exports = class extends Sequencer {
  sort(tests) {
    const place = ({ path: file }) => (LONG.includes(file) ? LONG.indexOf(file) : LONG.length);
    return super.sort(tests).sort((a, b) => place(a) - place(b));
  }
};
