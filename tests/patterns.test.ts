// No pattern is made of what a person typed: it could be one that takes for ever. (Those made of constants: npm run recheck.)
import type * as Engine from '../engine';

const made: string[] = [];
const Own = RegExp;
afterEach(() => {
  globalThis.RegExp = Own;
});

test('none is made of what a person typed', () => {
  const typed = 'zqxj';
  globalThis.RegExp = new Proxy(Own, {
    construct(target, args: [string | RegExp, string?], self) {
      made.push(String(args[0]));
      return Reflect.construct(target, args, self) as RegExp;
    },
  });
  const engine = jest.requireActual<typeof Engine>('../engine');
  const text = `name,price\n${typed}(a+)+ 500g,£1 ${typed}/kg\nMilk 1L,£1\n`;
  const { catalogue } = engine.buildCatalogue([
    { store: 'TESCO', file: 'tesco.csv', text },
    { store: 'ALDI', file: 'aldi.csv', text },
  ]);
  const line = `2 x ${typed}(a+)+ under £3, not ${typed}`;
  const { items } = engine.readList(`${typed}:\n${line}\n- ${typed} (${typed})\n`);
  engine.compareList({ store: 'TESCO', lines: items.map(engine.lineOf) }, catalogue);
  engine.suggest(`${typed}(a+)`, 'TESCO', catalogue);
  engine.parsePrice(`£1 ${typed}`);
  engine.findStore(typed);
  // Those that the modules make as they load.
  expect(made.length).toBeGreaterThan(20);
  expect(made.filter((source) => source.includes(typed))).toEqual([]);
});
