// docs/reference/spec-coverage.md names the files that do and show each requirement: what it names is there.
import fs from 'node:fs';
import path from 'node:path';

const ROOT = path.join(__dirname, '..');
const LINES = fs
  .readFileSync(path.join(ROOT, 'docs', 'reference', 'spec-coverage.md'), 'utf8')
  .split('\n');

/** The files of a line; one without a folder stands in that of the file before it. */
function citedIn(line: string): string[] {
  let folder = '';
  return [...line.matchAll(/`([\w./-]+)`/g)].flatMap(([, cited]) => {
    const isFile = /\.(?:tsx?|mjs|html)$/.test(cited!);
    if (!isFile && !/^(?:src|engine|cli|tests|scripts)\/.*\/$/.test(cited!)) return [];
    const named = cited!.includes('/') ? cited! : path.join(folder, cited!);
    folder = path.dirname(named);
    return [named];
  });
}

test('each file that it names is there', () => {
  const gone = LINES.flatMap((line, at) =>
    citedIn(line)
      .filter((file) => !fs.existsSync(path.join(ROOT, file)))
      .map((file) => `line ${at + 1}: ${file}`),
  );
  expect(LINES.flatMap(citedIn).length).toBeGreaterThan(150);
  expect(gone).toEqual([]);
});

test('each requirement names a test, or says that none shows it', () => {
  const rows = LINES.slice(0, LINES.indexOf('## Deliberate deviations')).filter(
    (line) => line.startsWith('| ') && !/^\| (?:requirement|---)/.test(line),
  );
  const bare = rows.filter(
    (line) => !/`tests\/|npm run|not shown/.test(line.split('|').at(-2) ?? ''),
  );
  expect(bare).toEqual([]);
});
