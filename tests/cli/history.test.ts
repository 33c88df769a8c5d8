import path from 'node:path';
import { cli } from './memoryIo';

const DAYS = path.join(__dirname, '..', 'fixtures', 'days');

test('history follows a product by its name; a refused day is left out and named', async () => {
  const { code, out, err } = await cli(['history', 'semi skimmed milk 2L', '--data', DAYS, '--format', 'csv']);
  expect({ code, out }).toEqual({ code: 0, out: 'date,Aldi,Tesco\n2026-11-01,1.45,1.45\n2026-11-15,1.49,1.55\n' });
  expect(err).toContain('left out: Tesco of 2026-11-08. 2 distinct products are 40 %');
});

test('index: quantities count, and only what is found on every day', async () => {
  const { out } = await cli(['index', '-', '--data', DAYS, '--stores', 'Tesco,Aldi', '--format', 'json'], '2 x semi skimmed milk 2L\nwhite bread\nmature cheddar\n');
  const { stores, leftOut } = JSON.parse(out) as { stores: { store: string; points: { date: string; cost: number }[]; lines: number; leftOut: string[] }[]; leftOut: { date: string; store: string }[] };
  expect(stores.find(({ store }) => store === 'Tesco')).toEqual({ store: 'Tesco', lines: 3, leftOut: [], points: [{ date: '2026-11-01', cost: 6.75 }, { date: '2026-11-15', cost: 6.89 }] });
  expect(stores.find(({ store }) => store === 'Aldi')).toEqual({ store: 'Aldi', lines: 2, leftOut: ['mature cheddar'], points: [{ date: '2026-11-01', cost: 3.59 }, { date: '2026-11-15', cost: 3.67 }] });
  expect(leftOut).toMatchObject([{ date: '2026-11-08', store: 'Tesco' }]);
});

test('the chart says what it shows, and hostile names stay text', async () => {
  const { out } = await cli(['history', 'white <bread>', '--data', DAYS, '--format', 'svg']);
  expect(out).toContain('<title id="title">Price of &quot;white &lt;bread&gt;&quot;</title>');
  expect(out).toContain('Tesco: £0.75 to £0.79');
});

test('a folder without dated folders is an error that says what to do', async () => {
  const { code, err } = await cli(['history', 'milk', '--data', path.join(DAYS, '2026-11-01')]);
  expect(code).toBe(3);
  expect(err).toContain('expected folders such as 2026-11-01');
});
