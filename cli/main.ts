/** The only file of the command line that touches process and node: modules. */
import { SingleBar } from 'cli-progress';
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open as openFile, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import readline from 'node:readline';
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
  return { ok: true, text: bytes.toString('utf8') };
};

async function readText(file: string): Promise<ReadResult> {
  try {
    if ((await stat(file)).isDirectory()) return { ok: false, why: 'folder' };
    return asText(await readFile(file));
  } catch (error) {
    return { ok: false, why: (error as NodeJS.ErrnoException).code === 'ENOENT' ? 'missing' : 'unreadable' };
  }
}

async function* decoded(file: string): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  const source = createReadStream(file);
  const unpacked = file.endsWith('.gz') ? source.pipe(createGunzip()) : source;
  source.on('error', (error) => unpacked.destroy(error));
  for await (const chunk of unpacked as AsyncIterable<Buffer>) yield decoder.decode(chunk, { stream: true });
  yield decoder.decode();
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
  inputLines: () => readline.createInterface({ input: process.stdin, crlfDelay: Infinity }),
  writeText: async (file, text) => {
    try {
      await mkdir(path.dirname(file), { recursive: true });
      await writeFile(file, text);
      return { ok: true };
    } catch (error) {
      return { ok: false, why: (error as Error).message };
    }
  },
  openText: async (file) => {
    const found = await stat(file).catch(() => null);
    if (!found) return { ok: false, why: 'missing' };
    return found.isDirectory() ? { ok: false, why: 'folder' } : { ok: true, chunks: decoded(file) };
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
