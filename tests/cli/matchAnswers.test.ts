// What `match` answers to which task.
import path from 'node:path';
import { cli } from './memoryIo';
import { temporaryFolder } from './temporaryFolder';
import { data } from './fixtureList';

const { folder, put } = temporaryFolder();

test('match has no answer for a store whose file was not read: an empty list would say that it has no such product', async () => {
  put('alone/tesco.csv', 'name,price\nTesco Whole Milk 1L,1.00\n');
  const { out, err } = await cli(
    ['match', '-', '--data', path.join(folder, 'alone')],
    '{"id":1,"query":"whole milk","stores":["tesco","asda"]}\n',
  );
  expect(Object.keys((JSON.parse(out) as { matches: object }).matches)).toEqual(['tesco']);
  expect(err).toMatch(/^left out: .*asda\.csv.*: no such file$/m);
});

test('match answers each task on its own line', async () => {
  const { out, code } = await cli(
    ['match', '-', ...data],
    '{"id":"a","query":"unsalted butter","stores":["tesco","aldi"]}\n{"id":"b","product":{"name":"PG Tips Tea Bags 80 Pack 232G","price":2.8,"category":"drinks","store":"tesco"},"stores":["asda"]}\n',
  );
  const answers = out
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as { id: string; matches: Record<string, { name: string }[]> });
  expect(code).toBe(0);
  expect(answers.map((answer) => answer.id)).toEqual(['a', 'b']);
  expect(answers[0]!.matches['tesco']![0]!.name).toBe('Tesco Unsalted Butter 250G');
  expect(Object.keys(answers[0]!.matches)).toEqual(['tesco', 'aldi']);
  expect(answers[1]!.matches['asda']![0]!.name).toBe('PG Tips 80 Original Tea Bags 232g');
});
test('match answers a number as id with that number', async () => {
  const { out, code } = await cli(
    ['match', '-', ...data],
    '{"id":1,"query":"unsalted butter","stores":["tesco"]}\n{"id":"1","query":"unsalted butter","stores":["tesco"]}\n',
  );
  expect(code).toBe(0);
  expect(
    out
      .trim()
      .split('\n')
      .map((line) => (JSON.parse(line) as { id: unknown }).id),
  ).toEqual([1, '1']);
});
test("match without stores answers by the stores' ids, with them as the task names them", async () => {
  const { out } = await cli(
    ['match', '-', ...data],
    '{"id":"a","query":"unsalted butter"}\n{"id":"b","query":"unsalted butter","stores":["sainsburys","ASDA"]}\n',
  );
  const [all, named] = out
    .trim()
    .split('\n')
    .map((line) => (JSON.parse(line) as { matches: Record<string, unknown[]> }).matches);
  expect(Object.keys(all!).sort()).toEqual(['aldi', 'asda', 'morrisons', 'sainsburys', 'tesco']);
  expect(Object.keys(named!)).toEqual(['sainsburys', 'ASDA']);
  expect(all!['sainsburys']).toEqual(named!['sainsburys']);
});
test('match goes on after a bad line, names it, and ends with 3', async () => {
  const { out, err, code } = await cli(
    ['match', '-', ...data],
    'nonsense\n{"id":"a","query":"unsalted butter","stores":["tesco"]}\n{"id":"b","query":"milk","stores":["nosuchmart"]}\n',
  );
  expect(
    out
      .trim()
      .split('\n')
      .map((line) => (JSON.parse(line) as { id: string }).id),
  ).toEqual(['a']);
  expect(err).toContain('standard input, line 1: not JSON');
  expect(err).toContain('line 3: unknown store "nosuchmart" in "stores"; known are');
  expect(err).toContain('2 of 3 tasks were left out');
  expect(code).toBe(3);
});
