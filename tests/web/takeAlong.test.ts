import fc from 'fast-check';
import Papa from 'papaparse';
import { keptTripOf } from '../../src/shoppingMode/useTrip';
import { buildCatalogue, compareList } from '../../engine';
import { EMPTY_SESSION } from '../../src/session/session';
import { leftOutWords } from '../../src/session/listLimits';
import { readShareLink, shareLink, sharedListOf } from '../../src/share/shareLink';
import { tripOf, tripText } from '../../src/share/trip';
import { safeCell, tripCsv } from '../../src/share/tripCsv';

const lines = fc.array(
  fc.string({ minLength: 1, maxLength: 60, unit: 'grapheme' }).filter((text) => text.trim() !== ''),
  { minLength: 1, maxLength: 30 },
);

test('law: what a link carries is what it gives back', () => {
  fc.assert(
    fc.property(lines, (list) => {
      const shared = { store: "SAINSBURY'S", lines: list, leftOut: 0 };
      const link = shareLink('https://basketwise.example', shared);
      expect(new URL(link).search).toBe('');
      expect(readShareLink(new URL(link).hash)).toEqual({ ...shared, cut: false });
    }),
  );
});

test('the longest list there can be fits into a link', () => {
  const longest = {
    store: 'TESCO',
    lines: Array.from({ length: 200 }, () => '\u725b\u5976'.repeat(150)),
    leftOut: 0,
  };
  expect(readShareLink(new URL(shareLink('https://basketwise.example', longest)).hash)).toEqual({
    ...longest,
    cut: false,
  });
});

test('a list that does not fit is cut at both ends of a link, and how much is told', () => {
  const lines = Array.from({ length: 260 }, (_, at) => `item ${at}`);
  expect(
    sharedListOf({
      ...EMPTY_SESSION,
      store: 'TESCO',
      lines: lines.map((text, id) => ({ id, text, pick: null })),
    }),
  ).toEqual({ store: 'TESCO', lines: lines.slice(0, 200), leftOut: 60 });
  expect(
    readShareLink(new URL(shareLink('https://basketwise.example', { store: 'TESCO', lines })).hash),
  ).toEqual({ store: 'TESCO', lines: lines.slice(0, 200), leftOut: 60, cut: false });
  // What the sender's page left out is no longer there to be counted.
  expect(
    readShareLink(
      new URL(
        shareLink('https://basketwise.example', {
          store: 'TESCO',
          lines: lines.slice(0, 200),
          leftOut: 60,
        }),
      ).hash,
    ),
  ).toMatchObject({ leftOut: 60, cut: false });
  expect([leftOutWords(60), leftOutWords(1), leftOutWords(0)]).toEqual([
    'At most 200 items fit: the last 60 items are left out.',
    'At most 200 items fit: the last item is left out.',
    '',
  ]);
});

test('law: of a link that is cut short the lines that are whole are left, and that it was cut is known', () => {
  fc.assert(
    fc.property(lines, fc.nat(60), fc.nat(), (list, leftOut, at) => {
      const { hash } = new URL(
        shareLink('https://basketwise.example', { store: 'TESCO', lines: list, leftOut }),
      );
      const read = readShareLink(hash.slice(0, at % hash.length));
      if (read === null) return;
      expect(read).toMatchObject({ store: 'TESCO', leftOut: 0, cut: true });
      expect(read.lines).toEqual(list.slice(0, read.lines.length));
    }),
  );
});

test.each(['.', ')', '…', '%E2%80%A6', '&x=1', ' and so on'])(
  '%j behind a link is no part of it',
  (behind) => {
    const list = { store: 'TESCO', lines: ['milk', 'a "b",', '\\'], leftOut: 0 };
    expect(
      readShareLink(new URL(shareLink('https://basketwise.example', list)).hash + behind),
    ).toEqual({ ...list, cut: false });
  },
);

test('law: the reader never throws, whatever stands behind the #', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.base64String().map((text) => `#list=${text}`),
        fc.json().map((text) => `#list=${btoa(unescape(encodeURIComponent(text)))}`),
      ),
      (hash) => {
        const read = readShareLink(hash);
        expect(read === null || read.lines.length > 0).toBe(true);
      },
    ),
  );
});

test('a picked product travels by its full name, without its price', () => {
  const pick = {
    name: 'Tesco Finest Salted Butter 250G',
    displayName: 'Salted Butter 250G',
    price: '2.60',
    category: 'General',
    store: 'TESCO',
  };
  const session = {
    ...EMPTY_SESSION,
    store: 'TESCO',
    lines: [
      { id: 1, text: '2 x Salted Butter 250G - £2.60', pick },
      { id: 2, text: 'bread', pick: null },
      { id: 3, text: ' ', pick: null },
    ],
  };
  expect(sharedListOf(session)).toEqual({
    store: 'TESCO',
    lines: ['2 x Tesco Finest Salted Butter 250G', 'bread'],
    leftOut: 0,
  });
});

test('a name with signs that mean something to replace() travels as it is', () => {
  const pick = {
    name: "Tesco $& $' Butter",
    displayName: 'Butter',
    price: '2.60',
    category: 'General',
    store: 'TESCO',
  };
  expect(
    sharedListOf({
      ...EMPTY_SESSION,
      store: 'TESCO',
      lines: [{ id: 1, text: '2 x Butter - £2.60', pick }],
    })?.lines,
  ).toEqual(["2 x Tesco $& $' Butter"]);
});

test('law: no cell of the CSV can run as a formula', () => {
  fc.assert(
    fc.property(fc.string(), (text) => !/^(?:[\t\r\n]|\s*[=+\-@＝＋－＠])/.test(safeCell(text))),
  );
});

test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\tx', '\rx', ' =1+1', '\ufeff=1', '＝1+1'])(
  '%j starts with an apostrophe',
  (text) => expect(safeCell(text)).toBe(`'${text}`),
);

const catalogue = buildCatalogue([
  {
    store: 'TESCO',
    file: 'tesco.csv',
    text: 'Category,Name,Price\nx,Tesco Semi Skimmed Milk 2L,1.45\nx,"=HYPERLINK(""http://evil"") Bread 800g",0.80\n',
  },
  {
    store: 'ALDI',
    file: 'aldi.csv',
    text: 'category,name,price\nx,COWBELLE Semi Skimmed Milk 2L,£1.40\n',
  },
]).catalogue;
const result = compareList(
  { store: 'TESCO', lines: [{ text: '2 x semi skimmed milk 2L' }, { text: 'unobtainium' }] },
  catalogue,
);

test('a trip says where, what, how many, and what to look for oneself', () => {
  const trip = tripOf(result, result.basket.oneStop!);
  expect(trip).toMatchObject({
    stops: [
      {
        store: 'ALDI',
        total: 2.8,
        lines: [{ product: 'COWBELLE Semi Skimmed Milk 2L', packs: 2, price: 1.4, cost: 2.8 }],
      },
    ],
    missing: ['unobtainium'],
  });
  expect(tripText(trip)).toBe(
    'Go to Aldi: £0.10 less on the one item both have\n\nAldi, about £2.80\n- COWBELLE Semi Skimmed Milk 2L, 2 × £1.40 = £2.80\n\nLook for yourself\n- unobtainium\n',
  );
});

test.each([
  ['\u001b[31mMilk', ' [31mMilk'],
  ['Mi\u0000lk\u0085', 'Mi lk '],
  ['\u001b=1+1', "' =1+1"],
  ['two\nlines', 'two\nlines'],
])('control characters are no part of a cell: %j', (text, cell) => {
  expect(safeCell(text)).toBe(cell);
});

test('the CSV has one row per product and per missing item', () => {
  const hostile = {
    verdict: '=Stay with Tesco',
    notes: [],
    stops: [
      {
        store: '=1+1',
        total: 0.8,
        waiting: 0,
        lines: [
          {
            key: 'a',
            item: '=1+1',
            packs: 1,
            product: '@SUM(A1)',
            category: '',
            size: '800 g',
            price: 0.8,
            cost: 0.8,
            receipt: '80p',
            offers: ['=2 for £1'],
            toCheck: false,
          },
        ],
      },
    ],
    missing: ['-2+3'],
  };
  const { data } = Papa.parse<string[]>(tripCsv(hostile).trim().slice(0), { skipEmptyLines: true });
  expect(data.slice(1)).toEqual([
    ["'=1+1", "'=1+1", '1', "'@SUM(A1)", '800 g', '0.80', '0.80', "'=2 for £1"],
    ['', "'-2+3", '', 'no match', '', '', '', ''],
    ['', '', '', "'=Stay with Tesco", '', '', '', ''],
    ['', '', '', "'=1+1, about £0.80", '', '', '', ''],
  ]);
});

test('a price that needs a card says so on paper, in a message, in the table and in the shop', () => {
  const text = 'name,price,loyalty_price\nTesco Salted Butter 250g,£2.00,£1.50\n';
  const { catalogue: ours } = buildCatalogue([{ store: 'TESCO', file: 'tesco.csv', text }]);
  const lines = [{ text: 'salted butter' }];
  const tripWith = (loyalty: string[]) => {
    const { basket, ...rest } = compareList({ store: 'TESCO', lines, loyalty }, ours);
    return tripOf({ basket, ...rest }, basket.oneStop!);
  };
  const trip = tripWith(['TESCO']);
  expect(tripText(trip)).toContain('Butter 250g, £1.50 (£2.00 without Clubcard)\n');
  expect(tripText(tripWith([]))).toContain('Butter 250g, £2.00 (£1.50 with Clubcard)\n');
  expect(tripCsv(trip)).toContain('1.50,1.50,£2.00 without Clubcard');
  expect(keptTripOf(trip, [], '').stops[0]!.things[0]!.about).toBe(
    '250 g · £2.00 without Clubcard · for “salted butter”',
  );
});

describe('a line that waits under "Check these"', () => {
  const prices = buildCatalogue([
    {
      store: 'TESCO',
      file: 'tesco.csv',
      text: 'name,price\nTesco Salted Butter 250g,£2.00\nTesco Olive Oil 5L,£45.00\n',
    },
    { store: 'ALDI', file: 'aldi.csv', text: 'name,price\nSalted Butter 250g,£1.80\n' },
  ]).catalogue;
  const lines = [{ text: 'salted butter' }, { text: 'olive oil' }];
  const result = compareList({ store: 'TESCO', lines }, prices);
  const own = result.basket.stores.find(({ store }) => store === 'TESCO')!;
  const trip = tripOf(result, { ...result.basket.oneStop!, stops: [stopAt('TESCO', [0, 1])] });

  test('is bought, and named beside the total of the verdict, never in it', () => {
    expect(result.items[1]!.check).not.toBeNull();
    expect(trip.stops[0]).toMatchObject({ total: own.total, waiting: 45 });
    const text = tripText(trip);
    expect(text).toContain('1 item to check is not counted.\n');
    expect(text).toContain('Tesco, about £2.00 and £45.00 to check\n');
    expect(text).toContain('- Tesco Olive Oil 5L, £45.00 (to check, not counted)\n');
  });

  test('has no total in the CSV: its column adds up to what the verdict counts', () => {
    const { data } = Papa.parse<Record<string, string>>(tripCsv(trip).replace('\ufeff', ''), {
      header: true,
      skipEmptyLines: true,
    });
    expect(data.reduce((sum, { Total }) => sum + Number(Total), 0)).toBe(own.total);
    expect(data.find(({ Item }) => Item === 'olive oil')).toMatchObject({
      Price: '45.00',
      Total: '',
      Note: '£45.00, to check, not counted',
    });
    expect(data.map(({ Product }) => Product)).toContain('Tesco, about £2.00 and £45.00 to check');
  });
});

function stopAt(store: string, items: number[]) {
  return { store, items, toCheck: 1, total: 2 };
}
