// A site whose sample catalogue has a year of earlier prices, made by the real command line, on a server of its own.
import { execFileSync, spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const ROOT = path.join(__dirname, '../..');
const DAY_MS = 86_400_000;
const WEEKS = 52;

export interface PublishedYear {
  url: string;
  close(): void;
}

/** Up to 15 % above and below the sample's price; every week a sixth of the products change, each in its own way: made up, as the sample is. */
const factor = (row: number, weeksBack: number): number =>
  weeksBack === 0 ? 1 : 1 + 0.15 * Math.sin(row + Math.floor((weeksBack + row) / 6));

/** Shops price in fives: what the gate takes for a fault, prices that somebody computed, is none of ours. */
const inFives = (price: number): string => (Math.max(1, Math.round(20 * price)) / 20).toFixed(2);

const priceThen = (row: string, at: number, weeksBack: number): string =>
  row.replace(
    /£(\d+\.\d\d)$/,
    (_all, price: string) =>
      `£${weeksBack ? inFives(Number(price) * factor(at, weeksBack)) : price}`,
  );

/** Weekly dated folders of Tesco's sample file; the last one is today's and says so in its catalogue.json. */
function writeDays(folder: string, sample: string): string {
  const [header, ...rows] = sample.trim().split(/\r?\n/);
  let last = '';
  for (let back = WEEKS; back >= 0; back--) {
    const date = new Date(Date.now() - 7 * back * DAY_MS).toISOString().slice(0, 10);
    last = path.join(folder, date);
    fs.mkdirSync(last, { recursive: true });
    const then = rows.map((row, at) => priceThen(row, at, back));
    fs.writeFileSync(path.join(last, 'tesco.csv'), [header, ...then, ''].join('\n'));
    const entry = { store: 'TESCO', file: 'tesco.csv', date, source: 'sample' };
    fs.writeFileSync(path.join(last, 'catalogue.json'), JSON.stringify({ stores: [entry] }));
  }
  return last;
}

const priceCompare = (...asked: string[]): string =>
  execFileSync(process.execPath, [path.join(ROOT, 'dist/cli.cjs'), ...asked], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  });

/** Copies the built site, packs and publishes a year of prices into the copy, and serves it at the port. */
export async function publishYear(port: number): Promise<PublishedYear> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'basketwise-year-'));
  const site = path.join(folder, 'site');
  fs.cpSync(path.join(ROOT, 'dist/web'), site, { recursive: true });
  const days = path.join(folder, 'prices');
  const last = writeDays(days, fs.readFileSync(path.join(site, 'tesco.csv'), 'utf8'));
  const pack = path.join(folder, 'prices.parquet');
  priceCompare('catalogue', 'pack', days, '--out', pack);
  priceCompare('catalogue', 'publish', last, '--out', site, '--history', pack);
  const server = spawn(process.execPath, [path.join(__dirname, 'serve.mjs'), `${port}`, site], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await new Promise((started, failed) => {
    server.stdout.once('data', started);
    server.once('exit', () => failed(new Error(`no server at ${port}`)));
  });
  const close = (): void => {
    server.kill();
    fs.rmSync(folder, { recursive: true, force: true });
  };
  return { url: `http://127.0.0.1:${port}`, close };
}
