/** The only file of the command line that touches process and node: modules. */
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import {
  copyFile,
  link,
  mkdir,
  open as openFile,
  readdir,
  readFile,
  realpath,
  rename,
  rm,
  stat,
  utimes,
  writeFile,
} from 'node:fs/promises';
import { hostname } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { createGunzip } from 'node:zlib';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { version } from '../package.json';
import { EXIT, placeFault, type Io, type ReadResult } from './io';
import { exclusively, type LockPort } from './lock';
import { matchWorker, type BatchSetup, type TaskLine } from './match/batch';
import { overThread } from './match/thread';
import { run } from './program';
import { progressOn } from './progress';
import { clean } from './render/text';
import { replaceFiles, type Disk } from './replaceFiles';
import { decoded, textOf as asText } from './utf8';

let open = true;
/** What was asked for did not come where it should: the command's own exit code does not say so. */
let lost = false;
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  open = false;
  if (error.code === 'EPIPE') return;
  lost = true;
  process.exitCode = EXIT.unreadable;
  process.stderr.write(`price-compare: the output cannot be written (${error.message})\n`);
});

async function readText(file: string): Promise<ReadResult> {
  try {
    if ((await stat(file)).isDirectory()) return { ok: false, why: 'folder' };
    return asText(await readFile(file));
  } catch (error) {
    return {
      ok: false,
      why: (error as NodeJS.ErrnoException).code === 'ENOENT' ? 'missing' : 'unreadable',
    };
  }
}

const GZIP = Buffer.from([0x1f, 0x8b]);

async function firstBytes(file: string): Promise<Buffer> {
  const handle = await openFile(file, 'r');
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(2), 0, 2, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
}

function opened(
  file: string,
  bytes: number,
  packed: boolean,
): { chunks: AsyncIterable<string>; bytes: number; bytesRead(): number } {
  const source = createReadStream(file);
  const unpacked = packed ? source.pipe(createGunzip()) : source;
  source.on('error', (error) => unpacked.destroy(error));
  return {
    chunks: decoded(unpacked as AsyncIterable<Buffer>),
    bytes,
    bytesRead: () => source.bytesRead,
  };
}

const disk: Disk = {
  makeFolder: async (folder) => {
    await mkdir(folder, { recursive: true });
  },
  list: (folder) => readdir(folder),
  write: async (file, text) => {
    const handle = await openFile(file, 'w');
    try {
      await handle.writeFile(text);
      await handle.sync();
    } finally {
      await handle.close();
    }
  },
  keep: async (file, as) => {
    await rm(as, { force: true });
    await link(file, as).catch(() => copyFile(file, as));
  },
  rename,
  remove: (file) => rm(file, { force: true }),
  size: (file) =>
    stat(file).then(
      ({ size }) => size,
      (error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return null;
        throw error;
      },
    ),
  syncFolder: async (folder) => {
    // Windows opens no folders; it keeps names safe by itself.
    const handle = await openFile(folder, 'r').catch(() => null);
    try {
      await handle?.sync();
    } catch (error) {
      if (!['EPERM', 'EINVAL', 'EISDIR'].includes((error as NodeJS.ErrnoException).code ?? ''))
        throw error;
    } finally {
      await handle?.close();
    }
  },
  join: path.join,
};

/** Old or new, never half: an interrupted write leaves what was there. Pipes and devices cannot be renamed to. */
async function putBeside(
  file: string,
  content: string | Uint8Array | AsyncIterable<string>,
): Promise<void> {
  const there = await stat(file).catch(() => null);
  if (there && !there.isFile()) return writeFile(file, content);
  const target = await realpath(file).catch(() => file);
  const beside = `${target}.${process.pid}.new`;
  try {
    await writeFile(beside, content, there ? { mode: there.mode } : {});
    await rename(beside, target);
  } finally {
    await rm(beside, { force: true });
  }
}

async function openBytes(file: string): ReturnType<Io['openBytes']> {
  const found = await stat(file).catch(() => null);
  if (!found) return { ok: false, why: 'missing' };
  if (found.isDirectory()) return { ok: false, why: 'folder' };
  const handle = await openFile(file, 'r');
  const slice = async (start: number, end = found.size): Promise<ArrayBuffer> => {
    const bytes = new Uint8Array(end - start);
    await handle.read(bytes, 0, bytes.length, start);
    return bytes.buffer;
  };
  return { ok: true, file: { byteLength: found.size, slice }, close: () => handle.close() };
}

/** What the lock of a folder needs to know of this machine. */
const lockPort: LockPort = {
  make: (file, text) => writeFile(file, text, { flag: 'wx' }),
  read: (file) => readFile(file, 'utf8'),
  changed: (file) => stat(file).then(({ mtimeMs }) => mtimeMs),
  touch: (file) => utimes(file, new Date(), new Date()),
  rename,
  remove: (file) => rm(file, { force: true }),
  makeFolder: disk.makeFolder,
  wait: (ms) => delay(ms),
  every(ms, work) {
    const timer = setInterval(work, ms).unref();
    return () => clearInterval(timer);
  },
  now: Date.now,
  join: path.join,
  own: { pid: process.pid, host: hostname() },
  startOf: async (pid) => {
    const text = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => null);
    // Field 22, counted behind the command's name, which may hold blanks.
    if (text !== null) return text.slice(text.lastIndexOf(')') + 2).split(' ')[19] ?? null;
    return isRunning(pid) ? null : 'gone';
  },
  say: (words) => process.stderr.write(`${clean(words)}\n`),
};

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

const io: Io = {
  out: (text) => {
    if (open) process.stdout.write(text);
  },
  err: (text) => {
    process.stderr.write(text);
  },
  status: (what) => {
    if (process.stderr.isTTY) process.stderr.write(`\r\u001b[K${what === null ? '' : clean(what)}`);
  },
  readText,
  openBytes,
  writeBytes: async (file, bytes) => {
    await mkdir(path.dirname(file), { recursive: true });
    await putBeside(file, bytes);
  },
  outBytes: (bytes) => {
    if (open) process.stdout.write(bytes);
  },
  remove: (file) => rm(file, { force: true, recursive: true }),
  sameFile: async (...files) => {
    const [a, b] = await Promise.all(
      files.map((file) => stat(file === '-' ? '/dev/stdin' : file).catch(() => null)),
    );
    // A terminal is read and written.
    return !!a && (a.isFile() || !files.includes('-')) && a.ino === b?.ino && a.dev === b.dev;
  },
  readInput: async () => {
    const chunks: Buffer[] = [];
    for await (const chunk of process.stdin) chunks.push(chunk as Buffer);
    return asText(Buffer.concat(chunks));
  },
  openInput: () => decoded(process.stdin as AsyncIterable<Buffer>),
  writeText: async (file, text) => {
    try {
      await putBeside(file, text);
      return { ok: true };
    } catch (error) {
      const { code, message } = error as NodeJS.ErrnoException;
      // Not of the disk: a fault of what makes the text.
      if (code === undefined) throw error;
      return { ok: false, why: placeFault(code, path.dirname(file)) ?? message };
    }
  },
  openText: async (file) => {
    const found = await stat(file).catch(() => null);
    if (!found) return { ok: false, why: 'missing' };
    if (found.isDirectory()) return { ok: false, why: 'folder' };
    const packed = (await firstBytes(file)).equals(GZIP);
    return { ok: true, ...opened(file, found.size, packed) };
  },
  replaceFiles: (folder, files) => replaceFiles(folder, files, disk),
  exclusive: (folder, work) => exclusively(folder, work, lockPort),
  sha256: (text) => createHash('sha256').update(text).digest('hex'),
  startMatchWorker: (setup) => overThread(new Worker(__filename, { workerData: setup })),
  // V8 else lets its heap double on a large machine, and the room for young objects, too; the answers are the same, for a
  // fifth more time.
  spareMemory: () => {
    setFlagsFromString('--heap-growing-percent=25');
    setFlagsFromString('--semi-space-growth-factor=1');
  },
  progress: (what) => progressOn(process.stderr, what),
  today: () => new Date().toISOString().slice(0, 10),
  listFolder: async (folder) => readdir(folder).catch(() => null),
  join: path.join,
  bundledCatalogue: path.join(__dirname, '..', 'public'),
  version,
  env: (name) => process.env[name],
  columns: process.stdout.isTTY === true ? process.stdout.columns : null,
  outIsTerminal: process.stdout.isTTY === true,
  color: process.stdout.isTTY === true && !process.env['NO_COLOR'],
  outOpen: () => open,
  drained: () =>
    open && process.stdout.writableNeedDrain
      ? new Promise((resolve) => {
          const go = (): void => {
            process.stdout.off('drain', go).off('error', go);
            resolve();
          };
          process.stdout.on('drain', go).on('error', go);
        })
      : Promise.resolve(),
};

/** In a worker thread: the price files once, then an answer for each batch that comes. */
async function serve(): Promise<number> {
  const batch = await matchWorker(workerData as BatchSetup, io);
  parentPort!.on('message', (lines: readonly TaskLine[]) => parentPort!.postMessage(batch(lines)));
  parentPort!.postMessage(null);
  return EXIT.compared;
}

(isMainThread ? run(process.argv.slice(2), io) : serve()).then(
  (code) => {
    process.exitCode = lost ? EXIT.unreadable : code;
  },
  (error: Error) => {
    // Node's own way out prints the bundle and ends with 1, which would say that nothing matched.
    process.exitCode = EXIT.unreadable;
    process.stderr.write(
      `price-compare: this is a fault of the program (${error.name}: ${error.message}); please report it with what you typed\n`,
    );
  },
);
