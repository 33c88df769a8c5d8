// What counts as dearer, cheaper, new, gone and shrunk, product by product, and how it is printed.
import fs from 'node:fs';
import path from 'node:path';
import { differences } from '../../cli/catalogue/diff';
import type { Product } from '../../engine';
import { importing } from './importing';
import { cli } from './memoryIo';
import { product } from '../fixtures/products';

const gtin = { gtin: '5000000000012' };
const code = { code: '7' };

/** "change name before after sizeBefore sizeAfter unit" */
const said = (old: Product[], now: Product[]): string[] =>
  differences(old, now).map((row) =>
    [row.change, row.name, row.before, row.after, row.sizeBefore, row.sizeAfter, row.sizeUnit]
      .map((cell) => cell ?? '-')
      .join(' '),
  );

test.each<[string, Product[], Product[], string[]]>([
  [
    'a barcode is one product whatever it is called',
    [product('Jam', 2, { ...gtin, ...code })],
    [product('Strawberry jam', 2, gtin)],
    [],
  ],
  [
    "so is the store's number where there is no barcode",
    [product('Jam', 2, code)],
    [product('Strawberry jam', 2.5, code)],
    ['dearer Strawberry jam 2 2.5 - - -'],
  ],
  [
    'a number is no barcode',
    [product('Jam', 2, { gtin: '5' })],
    [product('Jam', 2, { code: '5' })],
    ['new Jam - 2 - - -', 'gone Jam 2 - - - -'],
  ],
  ['capitals make no other name', [product('JAM', 2)], [product('Jam', 2)], []],
  [
    'of a name at several prices the lowest counts, wherever it stands',
    [product('Jam', 3), product('Jam', 2), product('Tea', 1), product('Tea', 4)],
    [product('Jam', 2), product('Jam', 5), product('Tea', 4), product('Tea', 1)],
    [],
  ],
  [
    'two in a hundred less is within what is rounded',
    [product('Jam 500g', 2, gtin)],
    [product('Jam 490g', 2, gtin)],
    [],
  ],
  [
    'more than that, for no less money, is shrunk',
    [product('Jam 500g', 2, gtin)],
    [product('Jam 489g', 2, gtin)],
    ['shrunk Jam 489g 2 2 500 489 g'],
  ],
  [
    'and for more money, too',
    [product('Jam 500g', 2, gtin)],
    [product('Jam 400g', 2.2, gtin)],
    ['shrunk Jam 400g 2 2.2 500 400 g'],
  ],
  [
    'less in the pack for less money is cheaper, with both sizes',
    [product('Jam 500g', 2, gtin)],
    [product('Jam 400g', 1.9, gtin)],
    ['cheaper Jam 400g 2 1.9 500 400 g'],
  ],
  [
    'litres are millilitres',
    [product('Squash 1.5L', 2)],
    [product('Squash 1.2 litres', 2)],
    ['shrunk Squash 1.2 litres 2 2 1500 1200 ml'],
  ],
  [
    'pieces are counted',
    [product('Tea Bags 80 pack', 2)],
    [product('Tea Bags 72 pack', 2)],
    ['shrunk Tea Bags 72 pack 2 2 80 72 item'],
  ],
  [
    'grams are no millilitres',
    [product('Sauce 500g', 2, gtin)],
    [product('Sauce 400ml', 2.1, gtin)],
    ['dearer Sauce 400ml 2 2.1 500 400 ml'],
  ],
  [
    'a bigger pack is another product',
    [product('Jam 400g', 2)],
    [product('Jam 500g', 2)],
    ['new Jam 500g - 2 - - -', 'gone Jam 400g 2 - - - -'],
  ],
  [
    'so is a smaller one of another name, and one for less money',
    [product('Jam 500g', 2), product('Tea 500g', 2)],
    [product('Honey 400g', 2), product('Tea 400g', 1.5)],
    ['new Honey 400g - 2 - - -', 'new Tea 400g - 1.5 - - -'].concat([
      'gone Jam 500g 2 - - - -',
      'gone Tea 500g 2 - - - -',
    ]),
  ],
  [
    'shrunk first, then dearer and cheaper by how much, then new and gone',
    [
      ...[product('Gone', 9), product('Ten', 10), product('One', 1)],
      ...[product('Four', 4), product('Half', 2), product('Jam 500g', 1)],
    ],
    [
      ...[product('Ten', 11), product('One', 2), product('New', 9)],
      ...[product('Four', 3), product('Half', 1), product('Jam 400g', 1)],
    ],
    [
      'shrunk Jam 400g 1 1 500 400 g',
      ...['dearer One 1 2 - - -', 'dearer Ten 10 11 - - -'],
      ...['cheaper Half 2 1 - - -', 'cheaper Four 4 3 - - -'],
      ...['new New - 9 - - -', 'gone Gone 9 - - - -'],
    ],
  ],
])('%s', (_, old, now, expected) => expect(said(old, now)).toEqual(expected));

describe('for people', () => {
  const { at } = importing();
  const day = (label: string, files: Record<string, string>): string => {
    fs.mkdirSync(at(label), { recursive: true });
    for (const [store, rows] of Object.entries(files))
      fs.writeFileSync(path.join(at(label), `${store}.csv`), rows && `name,price\n${rows}\n`);
    return at(label);
  };
  const BREAD = 'White Bread,1.00';
  const many = (count: number): string =>
    Array.from({ length: count }, (_, at) => `New thing ${String.fromCharCode(65 + at)},3.00`).join(
      '\n',
    );

  test('store by store, ten of each kind, the rest as a number', async () => {
    const { code: exit, out } = await cli([
      ...['catalogue', 'diff'],
      day('2026-11-01', { tesco: `${BREAD}\nTea Bags 80 pack,2.00`, aldi: BREAD }),
      day('2026-11-08', {
        tesco: `White Bread,1.10\nTea Bags 72 pack,2.00\n${many(12)}`,
        aldi: many(10),
      }),
    ]);
    const blocks = out.split('\n\n').map((block) => block.trimEnd().split('\n'));
    expect(exit).toBe(0);
    expect(blocks[0]).toEqual(['From 2026-11-01 to 2026-11-08']);
    expect(blocks.slice(1).map(([head, ...rows]) => [head, rows.length])).toEqual([
      ['Aldi: 10 products new', 10],
      ['Aldi: 1 product gone', 1],
      ['Tesco: 1 product shrunk', 1],
      ['Tesco: 1 product dearer', 1],
      ['Tesco: 12 products new', 11],
    ]);
    expect(blocks[2]![1]).toMatch(/^ {2}White Bread +£1\.00$/);
    expect(blocks[3]![1]).toMatch(/^ {2}Tea Bags 72 pack +£2\.00, 80 to 72 items$/);
    expect(blocks[4]![1]).toMatch(/^ {2}White Bread +£1\.00 to £1\.10$/);
    expect(blocks[5]!.at(-1)).toBe('  and 2 more (all: --format csv)');
  });

  test('a store of one day only is named, and left out', async () => {
    const { code: exit, err } = await cli([
      ...['catalogue', 'diff'],
      day('2026-11-01', { tesco: BREAD, aldi: BREAD }),
      day('2026-11-08', { tesco: BREAD, asda: BREAD }),
    ]);
    expect(exit).toBe(1);
    expect(err).toContain('Aldi is in one of the days only\n');
    expect(err).toContain('Asda is in one of the days only\n');
    expect(err).not.toContain('Tesco is');
  });

  test('a file that cannot be used is named with its day; none on both days is an error', async () => {
    const { code: exit, err } = await cli([
      ...['catalogue', 'diff'],
      day('2026-11-01', { tesco: BREAD }),
      day('2026-11-08', { tesco: '' }),
    ]);
    expect(exit).toBe(3);
    expect(err).toMatch(/left out: Tesco of 2026-11-08\. .*empty/i);
    expect(err).toContain('no store has a price file on both days');
  });

  test('one store, where one is asked for', async () => {
    const folders = [
      day('2026-11-01', { tesco: BREAD, aldi: BREAD }),
      day('2026-11-08', { tesco: 'White Bread,1.10', aldi: 'White Bread,1.20' }),
    ];
    const { out } = await cli(['catalogue', 'diff', ...folders, '--store', 'Aldi']);
    expect(out).toContain('Aldi: 1 product dearer');
    expect(out).not.toContain('Tesco');
  });
});
