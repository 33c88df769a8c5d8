import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { cli } from './memoryIo';

export const GOOD = 'name,price\nMilk semi,1.20\n';

interface Entry {
  store: string;
  date: string;
  products: number;
  refused?: { date: string; reason: string };
}
/** What the manifest of a folder says of its stores. */
export const manifest = (where: string): Entry[] =>
  (JSON.parse(fs.readFileSync(path.join(where, 'catalogue.json'), 'utf8')) as { stores: Entry[] })
    .stores;
/** A price file of so many products. */
export const rows = (count: number): string =>
  `name,price\n${Array.from({ length: count }, (_, at) => `Product ${at},1.00`).join('\n')}\n`;

/** Rows read = products written + rows left out, as the command says them. */
export const adds = (said: string): void => {
  const [, products, rows] = / (\d+) products? of (\d+) rows?/.exec(said)!;
  const left = [...(/left out: (.*)/.exec(said)?.[1] ?? '').matchAll(/(?:^|, )(\d+) /g)];
  expect(Number(products) + left.reduce((sum, [, count]) => sum + Number(count), 0)).toBe(
    Number(rows),
  );
};

interface Importing {
  /** In the folder of the running test. */
  at: (name: string) => string;
  put: (name: string, text: string | Uint8Array) => string;
  out: () => string;
  /** Imports a file for Tesco. */
  run: (file: string, ...more: string[]) => ReturnType<typeof cli>;
  /** What was imported. */
  read: (name?: string) => string;
}
/** A new folder for each test, with what is imported in its "out". */
export function importing(): Importing {
  let folder = '';
  beforeEach(() => {
    folder = fs.mkdtempSync(path.join(os.tmpdir(), 'basketwise-import-'));
  });
  afterEach(() => fs.rmSync(folder, { recursive: true }));
  const at = (name: string): string => path.join(folder, name);
  const out = (): string => at('out');
  return {
    at,
    out,
    put: (name, text) => {
      fs.writeFileSync(at(name), text);
      return at(name);
    },
    run: (file, ...more) =>
      cli(['catalogue', 'import', file, '--store', 'TESCO', '--out', out(), ...more]),
    read: (name = 'tesco.csv') => fs.readFileSync(path.join(out(), name), 'utf8'),
  };
}
