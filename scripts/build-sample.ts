/**
 * Writes the bundled sample catalogue (public/*.csv) from the two hand-written tables in scripts/sample, each
 * store in its own header, price and naming manner. Sample prices: written for this project, nobody's real ones.
 * usage: npx tsx scripts/build-sample.ts
 */
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import { CATEGORY, STORES, TESCO_VALUE, type Id } from './sample/categories';

type Row = { aisle: string; name: string; price: number };

const table = (file: string): string[][] =>
  fs
    .readFileSync(`scripts/sample/${file}`, 'utf8')
    .split('\n')
    .filter((line) => line && !line.startsWith('#'))
    .map((line) => line.split('|').map((cell) => cell.trim()));
const prices = (text: string): (number | null)[] =>
  text.split(' ').map((cell) => (cell === '-' ? null : Number(cell)));
const upper = (size: string): string =>
  size.replace(
    /(\d)(g|kg|ml)\b/g,
    (_, digit: string, unit: string) => digit + (unit === 'kg' ? 'Kg' : unit === 'ml' ? 'Ml' : 'G'),
  );
const withSize = (name: string, size: string): string =>
  size === 'Each' ? `${name} Each` : `${name} ${size}`;
const packOf = (size: string): string =>
  /pack|rolls|washes|tablets/i.test(size) ? ` ${size.replace(/^.*, /, '')}` : '';
const hash = (text: string): number =>
  [...text].reduce((sum, c) => (sum * 31 + c.charCodeAt(0)) % 9973, 7);
/** The value and premium tiers differ a little from store to store, as the standard ones do. */
const near = (pence: number, at: number): number =>
  pence + [0, -1, 2, 4, -4][at]! * (pence >= 100 ? 1 : 0);

const shelves: Record<Id, Row[]> = { tesco: [], asda: [], morrisons: [], sainsburys: [], aldi: [] };
const add = (id: Id, aisle: string, name: string, price: number): void => {
  shelves[id].push({ aisle, name, price });
};
/** Aldi prints no sizes: of two packs of one name the multipack says how many are in it. */
const addAldi = (aisle: string, name: string, size: string, price: number): void => {
  const count = /^(\d+) x /.exec(size)?.[1];
  add(
    'aldi',
    aisle,
    count && shelves.aldi.some((row) => row.name === name) ? `${name} ${count} Pack` : name,
    price,
  );
};

for (const [
  aisle = '',
  name = '',
  size = '',
  standard = '',
  value = '',
  premium = '',
  aldi = '',
] of table('own-label.txt')) {
  const [tesco, asda, morrisons, sainsburys, aldiPrice] = prices(standard);
  const short = hash(name + size) % 5 < 2;
  const sainsburysSize = size
    .replace('2.272L, 4 Pints', '2.27L (4 pint)')
    .replace('1.136L, 2 Pints', '1.13L (2 pint)')
    .replace('3.408L, 6 Pints', '3.4L (6 pint)')
    .replace(/^(\d+) Pack$/, 'x$1')
    .replace(/ x /, 'x')
    .replace('Each', 'Each');
  const pints = size.replace(/^[\d.]+L, /, '');
  if (tesco) add('tesco', aisle, withSize(`Tesco ${name}`, upper(size)), tesco);
  if (asda)
    add(
      'asda',
      aisle,
      /Pack$/.test(size) ? `ASDA ${name} ${size}` : withSize(`ASDA ${name}`, pints),
      asda,
    );
  if (morrisons)
    add(
      'morrisons',
      aisle,
      short || /Pack|Pint/.test(size) ? `Morrisons ${name} ${pints}` : `Morrisons ${name}`,
      morrisons,
    );
  if (sainsburys)
    add('sainsburys', aisle, withSize(`Sainsbury's ${name}`, sainsburysSize), sainsburys);
  if (aldiPrice && !aldi)
    throw new Error(`own-label.txt: "${name} ${size}" has a price at Aldi and no Aldi brand`);
  if (aldiPrice) addAldi(aisle, `${aldi} ${name}${packOf(size)}`, size, aldiPrice);
  if (value) {
    const pence = Number(value);
    add('tesco', aisle, withSize(`${TESCO_VALUE[aisle]} ${name}`, upper(size)), near(pence, 0));
    add('asda', aisle, withSize(`JUST ESSENTIALS by ASDA ${name}`, pints), near(pence, 1));
    add('morrisons', aisle, `Morrisons Savers ${name}${short ? ` ${size}` : ''}`, near(pence, 2));
    add(
      'sainsburys',
      aisle,
      withSize(`Stamford Street Co. ${name}`, sainsburysSize),
      near(pence, 3),
    );
    add('aldi', aisle, `EVERYDAY ESSENTIALS ${name}${packOf(size)}`, near(pence, 4));
  }
  if (premium) {
    const pence = Number(premium);
    add('tesco', aisle, withSize(`Tesco Finest ${name}`, upper(size)), near(pence, 0));
    add('asda', aisle, withSize(`Exceptional by ASDA ${name}`, pints), near(pence, 1));
    add('morrisons', aisle, `Morrisons The Best ${name}${short ? ` ${size}` : ''}`, near(pence, 2));
    add(
      'sainsburys',
      aisle,
      `Sainsbury's ${name}, Taste the Difference ${sainsburysSize}`,
      near(pence, 3),
    );
    if (aldi !== 'SPECIALLY SELECTED')
      add('aldi', aisle, `SPECIALLY SELECTED ${name}${packOf(size)}`, near(pence, 4));
  }
}
for (const [aisle = '', name = '', size = '', list = ''] of table('brands.txt')) {
  const short = hash(name + size) % 5 < 2;
  prices(list).forEach((price, at) => {
    if (!price) return;
    const id = STORES[at]!;
    const brand = name.split(' ')[0]!;
    if (id === 'aldi') add(id, aisle, `${brand.toUpperCase()} ${name}${packOf(size)}`, price);
    else if (id === 'morrisons')
      add(id, aisle, short || /Pack|x /.test(size) ? `${name} ${size}` : name, price);
    else
      add(
        id,
        aisle,
        `${name} ${id === 'tesco' ? upper(size) : id === 'sainsburys' ? size.replace(/^(\d+) Pack$/, 'x$1').replace(' x ', 'x') : size}`,
        price,
      );
  });
}
const pounds = (pence: number): string => (pence / 100).toFixed(2);
const quote = (text: string): string =>
  /[",]/.test(text) ? `"${text.replace(/"/g, '""')}"` : text;
/** Sainsbury's cuts long names, as its own pages do. */
const cut = (name: string): string => (name.length > 62 ? `${name.slice(0, 59)}...` : name);

const write: Record<Id, () => string> = {
  tesco: () =>
    [
      'Category,Name,Price',
      ...shelves.tesco.map(
        (row) => `${CATEGORY.tesco[row.aisle]},${quote(row.name)},£${pounds(row.price)}`,
      ),
    ].join('\n') + '\n',
  asda: () =>
    [
      'Category,Name,Price,Price_Numeric',
      ...shelves.asda.map(
        (row) =>
          `${quote(CATEGORY.asda[row.aisle]!)},${quote(row.name)},${hash(row.name) % 4 === 0 ? 'actual price' : ''}£${pounds(row.price)},${pounds(row.price)}`,
      ),
    ].join('\n') + '\n',
  morrisons: () =>
    [
      'name,price,category',
      ...shelves.morrisons.map(
        (row) => `${quote(row.name)},${pounds(row.price)},${CATEGORY.morrisons[row.aisle]}`,
      ),
    ].join('\n') + '\n',
  sainsburys: () =>
    [
      'Category,Product Name,Price',
      ...shelves.sainsburys.flatMap((row) =>
        [
          CATEGORY.sainsburys[row.aisle]!,
          ...(hash(row.name) % 9 === 0 ? ['dietary and world foods'] : []),
        ].map(
          (category) =>
            `${category},${quote(cut(row.name))},${row.price < 100 ? `${row.price}p` : `£${pounds(row.price)}`}`,
        ),
      ),
    ].join('\r\n') + '\r\n',
  aldi: () =>
    [
      'category,name,price',
      ...shelves.aldi.map(
        (row) => `${CATEGORY.aldi[row.aisle]},${quote(row.name)},£${pounds(row.price)}`,
      ),
      'Chilled Food,THE DELI Serrano Ham,£9.50/0.5 kg',
      'Fresh Food,ASHFIELDS British Beef Roasting Joint,£10.99/1 kg',
      'Fresh Food,THE FISHMONGER Salmon Side,£15.49/1 kg',
    ].join('\n') + '\n',
};
/** The day these prices were written. */
const DATE = '2026-11-21';
const stores = STORES.map((id) => {
  const names = new Set<string>();
  shelves[id] = shelves[id].filter(({ name }) => !names.has(name) && names.add(name));
  const text = write[id]();
  fs.writeFileSync(`public/${id}.csv`, text);
  const rows = text.trim().split(/\r?\n/).length - 1;
  return {
    store: id === 'sainsburys' ? "SAINSBURY'S" : id.toUpperCase(),
    file: `${id}.csv`,
    rows,
    products: rows - (id === 'sainsburys' ? rows - shelves[id].length : 0),
    date: DATE,
    source: 'sample',
    sha256: createHash('sha256').update(text).digest('hex'),
  };
});
fs.writeFileSync('public/catalogue.json', `${JSON.stringify({ stores }, null, 2)}\n`);
console.log(
  stores
    .map(({ file, rows, products }) => `${file}: ${rows} rows, ${products} products`)
    .join('\n'),
);
