import { CliError, EXIT } from './io';

/** What taking a lock needs of a machine; main.ts binds it to Node, tests to memory. */
export interface LockPort {
  /** Fails with EEXIST where the file is there. */
  make(file: string, text: string): Promise<void>;
  read(file: string): Promise<string>;
  /** Milliseconds since 1970 of the last change. */
  changed(file: string): Promise<number>;
  touch(file: string): Promise<void>;
  rename(from: string, to: string): Promise<void>;
  remove(file: string): Promise<void>;
  makeFolder(folder: string): Promise<void>;
  wait(ms: number): Promise<unknown>;
  /** Calls again and again until the answer is called. */
  every(ms: number, work: () => void): () => void;
  now(): number;
  join(...parts: string[]): string;
  own: { pid: number; host: string };
  /** When the process of this number began, in any words; null where the machine does not say; "gone" where none runs. */
  startOf(pid: number): Promise<string | null>;
  say(words: string): void;
}

const LOCK = '.price-compare.lock';
const WAIT_MS = 20_000;
const STALE_MS = 10 * 60_000;
const ALIVE_MS = 60_000;

/** What stands in a lock. */
interface Owner {
  pid: number;
  host: string;
  start: string | null;
}

const isFile = (error: unknown): boolean => (error as { code?: string }).code === 'EEXIST';

/** One command at a time changes a folder; a lock that nobody holds any more is taken over, and that is said. */
export async function exclusively<T>(
  folder: string,
  work: () => Promise<T>,
  port: LockPort,
): Promise<T> {
  const lock = port.join(folder, LOCK);
  try {
    await port.makeFolder(folder);
    await take(lock, port);
  } catch (error) {
    throw new CliError(
      `${folder}: cannot be written (${isFile(error) ? 'it is a file, not a folder' : (error as Error).message})`,
      EXIT.unreadable,
    );
  }
  const stop = port.every(ALIVE_MS, () => void port.touch(lock).catch(() => undefined));
  try {
    return await work();
  } finally {
    stop();
    await port.remove(lock);
  }
}

async function take(lock: string, port: LockPort): Promise<void> {
  const start = await port.startOf(port.own.pid);
  const text = JSON.stringify({ ...port.own, start } satisfies Owner);
  for (const until = port.now() + WAIT_MS; ; await port.wait(50)) {
    const taken = await port.make(lock, text).then(
      () => true,
      (error: { code?: string }) => {
        if (error.code === 'EEXIST') return false;
        throw error;
      },
    );
    if (taken) return;
    const there = await port.read(lock).catch(() => null);
    if (there === null) continue;
    const why = await staleBecause(lock, there, port);
    if (why !== null) await putAway(lock, there, why, port);
    else if (port.now() > until)
      throw new Error(`another command is changing it; if none is, remove ${LOCK}`);
  }
}

/** Why nobody holds the lock any more, or null. */
async function staleBecause(lock: string, text: string, port: LockPort): Promise<string | null> {
  const age = port.now() - (await port.changed(lock).catch(() => port.now()));
  if (age > STALE_MS) return `it has not been touched for ${Math.round(age / 60_000)} minutes`;
  // Whoever holds one touches it every minute: the clock was put back since.
  if (age < -STALE_MS) return 'it is of a time that has not come';
  const owner = ownerIn(text);
  if (owner === null || (owner.host !== '' && owner.host !== port.own.host)) return null;
  const start = await port.startOf(owner.pid);
  if (start === 'gone') return `its process ${owner.pid} has ended`;
  return start !== null && owner.start !== null && start !== owner.start
    ? `its process ${owner.pid} has ended, and another has its number`
    : null;
}

/** Locks of earlier versions hold the number only. */
function ownerIn(text: string): Owner | null {
  try {
    const value = JSON.parse(text) as Partial<Owner> | number;
    if (typeof value === 'number') return { pid: value, host: '', start: null };
    return typeof value.pid === 'number'
      ? { pid: value.pid, host: value.host ?? '', start: value.start ?? null }
      : null;
  } catch {
    return null;
  }
}

/** By renaming: of two commands that find it stale one moves it away, and what the other moves by then is put back. */
async function putAway(lock: string, text: string, why: string, port: LockPort): Promise<void> {
  const aside = `${lock}.${port.own.pid}`;
  try {
    await port.rename(lock, aside);
  } catch {
    return;
  }
  if ((await port.read(aside).catch(() => text)) === text) {
    await port.remove(aside);
    port.say(`${lock}: taken over, because ${why}`);
  } else await port.rename(aside, lock).catch(() => undefined);
}
