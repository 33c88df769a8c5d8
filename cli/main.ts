/** The only file of the command line that touches process and node: modules. */
import { SingleBar } from 'cli-progress';
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import {
  copyFile,
  link,
  mkdir,
  open as openFile,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  writeFile,
} from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { createGunzip } from 'node:zlib';
import { version } from '../package.json';
import { CliError, EXIT, type Io, type ReadResult } from './io';
import { run } from './program';
import { clean } from './render/text';
import { replaceFiles, type Disk } from './replaceFiles';
import { NotUtf8, Utf8Reader } from './utf8';

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

const asText = (bytes: Buffer): ReadResult => {
  const utf16 =
    bytes.length > 1 &&
    ((bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff));
  if (!utf16 && bytes.subarray(0, 65536).includes(0)) return { ok: false, why: 'binary' };
  const reader = new Utf8Reader();
  try {
    return { ok: true, text: reader.push(bytes) + reader.push(null) };
  } catch (error) {
    if (error instanceof NotUtf8) return { ok: false, why: error };
    throw error;
  }
};

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

async function* decoded(chunks: AsyncIterable<Buffer>): AsyncGenerator<string> {
  const reader = new Utf8Reader();
  for await (const chunk of chunks) yield reader.push(chunk);
  yield reader.push(null);
}

function opened(
  file: string,
  bytes: number,
): { chunks: AsyncIterable<string>; bytes: number; bytesRead(): number } {
  const source = createReadStream(file);
  const unpacked = file.endsWith('.gz') ? source.pipe(createGunzip()) : source;
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

const LOCK = '.price-compare.lock';
const LOCK_WAIT_MS = 20_000;

/** One command at a time changes a folder; a lock whose process has gone is taken over. */
async function exclusive<T>(folder: string, work: () => Promise<T>): Promise<T> {
  const lock = path.join(folder, LOCK);
  try {
    await mkdir(folder, { recursive: true });
    for (const until = Date.now() + LOCK_WAIT_MS; ; await delay(50)) {
      const taken = await writeFile(lock, String(process.pid), { flag: 'wx' }).then(
        () => true,
        (error: NodeJS.ErrnoException) => {
          if (error.code === 'EEXIST') return false;
          throw error;
        },
      );
      if (taken) break;
      const owner = Number(await readFile(lock, 'utf8').catch(() => ''));
      if (owner > 0 && !isRunning(owner)) await rm(lock, { force: true });
      else if (Date.now() > until)
        throw new Error(`another command is changing it; if none is, remove ${LOCK}`);
    }
  } catch (error) {
    throw new CliError(
      `${folder}: cannot be written (${(error as Error).message})`,
      EXIT.unreadable,
    );
  }
  try {
    return await work();
  } finally {
    await rm(lock, { force: true });
  }
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Drawn a few times a second; rows of a short file are too quick to be seen, so the bar stays when it is done. */
function progress(what: string): ReturnType<Io['progress']> {
  if (process.stderr.isTTY !== true)
    return { at: () => undefined, update: () => undefined, stop: () => undefined };
  const started = Date.now();
  const bar = new SingleBar({
    format: `[{bar}] {percentage}% | {count} ${what}, {speed} a second`,
    stream: process.stderr,
    barsize: 24,
    fps: 5,
    barCompleteChar: '#',
    barIncompleteChar: '.',
  });
  let count = 0;
  const said = (): { count: number; speed: number } => ({
    count,
    speed: Math.round((count * 1000) / Math.max(1, Date.now() - started)),
  });
  bar.start(1, 0, said());
  return {
    at: (bytes, of) => {
      bar.setTotal(of);
      bar.update(bytes, said());
    },
    update: (seen) => {
      count = seen;
    },
    stop: () => {
      bar.update(said());
      bar.stop();
    },
  };
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
  readInput: async () => {
    const chunks: Buffer[] = [];
    for await (const chunk of process.stdin) chunks.push(chunk as Buffer);
    return asText(Buffer.concat(chunks));
  },
  openInput: () => decoded(process.stdin as AsyncIterable<Buffer>),
  writeText: async (file, text) => {
    try {
      await writeFile(file, text);
      return { ok: true };
    } catch (error) {
      const { code, message } = error as NodeJS.ErrnoException;
      return {
        ok: false,
        why:
          code === 'ENOENT'
            ? `there is no folder ${path.dirname(file)}; make it first, or name another`
            : message,
      };
    }
  },
  openText: async (file) => {
    const found = await stat(file).catch(() => null);
    if (!found) return { ok: false, why: 'missing' };
    return found.isDirectory()
      ? { ok: false, why: 'folder' }
      : { ok: true, ...opened(file, found.size) };
  },
  replaceFiles: (folder, files) => replaceFiles(folder, files, disk),
  exclusive,
  sha256: (text) => createHash('sha256').update(text).digest('hex'),
  progress,
  today: () => new Date().toISOString().slice(0, 10),
  listFolder: async (folder) => readdir(folder).catch(() => null),
  join: path.join,
  bundledCatalogue: path.join(__dirname, '..', 'public'),
  version,
  outIsTerminal: process.stdout.isTTY === true,
  color: process.stdout.isTTY === true && !process.env['NO_COLOR'],
  outOpen: () => open,
  drained: () =>
    open && process.stdout.writableNeedDrain
      ? new Promise((resolve) => {
          process.stdout.once('drain', resolve);
          process.stdout.once('error', () => resolve());
        })
      : Promise.resolve(),
};

run(process.argv.slice(2), io).then(
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
