/** The only file of the command line that touches process and node: modules. */
import { SingleBar } from 'cli-progress';
import { isUtf8 } from 'node:buffer';
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open as openFile, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createGunzip } from 'node:zlib';
import { version } from '../package.json';
import type { Io, ReadResult } from './io';
import { run } from './program';

let open = true;
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  open = false;
  if (error.code !== 'EPIPE') process.exitCode = 3;
});

const asText = (bytes: Buffer): ReadResult => {
  if (bytes.subarray(0, 65536).includes(0)) return { ok: false, why: 'binary' };
  return isUtf8(bytes) ? { ok: true, text: bytes.toString('utf8') } : { ok: false, why: 'encoding' };
};

async function readText(file: string): Promise<ReadResult> {
  try {
    if ((await stat(file)).isDirectory()) return { ok: false, why: 'folder' };
    return asText(await readFile(file));
  } catch (error) {
    return { ok: false, why: (error as NodeJS.ErrnoException).code === 'ENOENT' ? 'missing' : 'unreadable' };
  }
}

async function* decoded(chunks: AsyncIterable<Buffer>): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  for await (const chunk of chunks) yield decoder.decode(chunk, { stream: true });
  yield decoder.decode();
}

function chunksOf(file: string): AsyncIterable<Buffer> {
  const source = createReadStream(file);
  const unpacked = file.endsWith('.gz') ? source.pipe(createGunzip()) : source;
  source.on('error', (error) => unpacked.destroy(error));
  return unpacked as AsyncIterable<Buffer>;
}

/** All files are complete on the disk before the first one takes its place. */
async function replaceFiles(files: readonly { path: string; text: string }[]): Promise<{ ok: true } | { ok: false; why: string }> {
  const waiting: { from: string; to: string }[] = [];
  try {
    for (const { path: to, text } of files) {
      await mkdir(path.dirname(to), { recursive: true });
      const from = `${to}.${process.pid}.new`;
      waiting.push({ from, to });
      const handle = await openFile(from, 'w');
      try {
        await handle.writeFile(text);
        await handle.sync();
      } finally {
        await handle.close();
      }
    }
    for (const { from, to } of waiting) await rename(from, to);
    return { ok: true };
  } catch (error) {
    await Promise.all(waiting.map(({ from }) => rm(from, { force: true })));
    return { ok: false, why: (error as Error).message };
  }
}

function progress(what: string): { update(count: number): void; stop(): void } {
  if (process.stderr.isTTY !== true) return { update: () => undefined, stop: () => undefined };
  const started = Date.now();
  const bar = new SingleBar({ format: `{value} ${what} read, {speed} a second`, stream: process.stderr, clearOnComplete: true, fps: 5 });
  bar.start(0, 0, { speed: 0 });
  return { update: (count) => { if (count % 1000 === 0) bar.update(count, { speed: Math.round((count * 1000) / Math.max(1, Date.now() - started)) }); }, stop: () => bar.stop() };
}

const io: Io = {
  out: (text) => { if (open) process.stdout.write(text); },
  err: (text) => { process.stderr.write(text); },
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
      return { ok: false, why: code === 'ENOENT' ? `there is no folder ${path.dirname(file)}; make it first, or name another` : message };
    }
  },
  openText: async (file) => {
    const found = await stat(file).catch(() => null);
    if (!found) return { ok: false, why: 'missing' };
    return found.isDirectory() ? { ok: false, why: 'folder' } : { ok: true, chunks: decoded(chunksOf(file)) };
  },
  replaceFiles,
  sha256: (text) => createHash('sha256').update(text).digest('hex'),
  progress,
  listFolder: async (folder) => readdir(folder).catch(() => null),
  join: path.join,
  bundledCatalogue: path.join(__dirname, '..', 'public'),
  version,
  outIsTerminal: process.stdout.isTTY === true,
  errIsTerminal: process.stderr.isTTY === true,
  color: process.stdout.isTTY === true && !process.env['NO_COLOR'],
  outOpen: () => open,
  drained: () => (open && process.stdout.writableNeedDrain ? new Promise((resolve) => { process.stdout.once('drain', resolve); process.stdout.once('error', () => resolve()); }) : Promise.resolve()),
};

void run(process.argv.slice(2), io).then((code) => { process.exitCode = code; });
