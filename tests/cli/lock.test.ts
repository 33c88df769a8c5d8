import { placeFault } from '../../cli/io';
import { exclusively, type LockPort } from '../../cli/lock';

const LOCK = 'prices/.price-compare.lock';
const MINUTE = 60_000;

/** A machine in memory: files with the time of their last change, processes with the time of their start. */
function machine(
  files: Record<string, string>,
  processes: Record<number, string | undefined> = { 10: 'now' },
  age = 0,
): { port: LockPort; said: string[]; files: Map<string, string> } {
  const there = new Map(Object.entries(files));
  const said: string[] = [];
  let clock = 1_000 * MINUTE;
  const changed = new Map(Object.keys(files).map((name) => [name, clock - age]));
  const port: LockPort = {
    make: async (file, text) => {
      if (there.has(file)) throw Object.assign(new Error('there'), { code: 'EEXIST' });
      there.set(file, text);
      changed.set(file, clock);
    },
    read: async (file) => there.get(file)!,
    changed: async (file) => changed.get(file)!,
    touch: async (file) => void changed.set(file, clock),
    rename: async (from, to) => {
      there.set(to, there.get(from)!);
      there.delete(from);
    },
    remove: async (file) => void there.delete(file),
    makeFolder: async () => undefined,
    wait: async (ms) => void (clock += ms),
    every: () => () => undefined,
    now: () => clock,
    join: (...parts) => parts.join('/'),
    own: { pid: 10, host: 'here' },
    startOf: async (pid) => processes[pid] ?? 'gone',
    say: (words) => said.push(words),
  };
  return { port, said, files: there };
}
const owner = (pid: number, host: string, start: string | null): string =>
  JSON.stringify({ pid, host, start });

test('a lock stands while the work is done, and goes with it', async () => {
  const { port, files, said } = machine({});
  await exclusively('prices', async () => expect(JSON.parse(files.get(LOCK)!).pid).toBe(10), port);
  expect([...files]).toEqual([]);
  expect(said).toEqual([]);
});

test.each([
  ['a dead process', owner(7, 'here', 'then'), {}, 0, 'has ended'],
  [
    'a number that another process has now',
    owner(7, 'here', 'then'),
    { 7: 'later' },
    0,
    'another has its number',
  ],
  ['another host, eleven minutes ago', owner(7, 'there', 'then'), {}, 11 * MINUTE, '11 minutes'],
  ['a lock of an earlier version', '7', {}, 0, 'has ended'],
  ['a clock put back by eleven minutes', '', {}, -11 * MINUTE, 'has not come'],
  ['garbage, eleven minutes ago', 'what', {}, 11 * MINUTE, '11 minutes'],
])('%s is taken over, and that is said', async (_name, text, processes, age, words) => {
  const { port, said } = machine({ [LOCK]: text }, { 10: 'now', ...processes }, age);
  expect(await exclusively('prices', async () => 'done', port)).toBe('done');
  expect(said).toEqual([expect.stringContaining(words)]);
});

test.each<[string, string, Record<number, string>, number?]>([
  ['a running process', owner(7, 'here', 'then'), { 7: 'then' }],
  ['another host, just now', owner(7, 'there', 'then'), {}],
  ['another host, ten minutes ago', owner(7, 'there', 'then'), {}, 9.5 * MINUTE],
  ['another host, its clock nine minutes ahead', owner(7, 'there', 'then'), {}, -9 * MINUTE],
])('%s is waited for, and then given up', async (_name, text, processes, age = 0) => {
  const { port, files } = machine({ [LOCK]: text }, { 10: 'now', ...processes }, age);
  await expect(exclusively('prices', async () => 'done', port)).rejects.toThrow('another command');
  expect(files.get(LOCK)).toBe(text);
});

test('a folder that is a file, and a place that is a folder, are called so', async () => {
  const { port } = machine({});
  const error = Object.assign(new Error("EEXIST: file already exists, mkdir 'p'"), {
    code: 'EEXIST',
  });
  port.makeFolder = () => Promise.reject(error);
  const work = exclusively('p', async () => 'done', port);
  await expect(work).rejects.toThrow('p: cannot be written (it is a file, not a folder)');
  expect(placeFault('EISDIR', '.')).toBe('it is a folder; name a file in it');
  expect(placeFault('EACCES', '.')).toBeNull();
});
