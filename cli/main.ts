/** The only file of the command line that touches process and node: modules. */
import { createReadStream } from 'node:fs';
import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import readline from 'node:readline';
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

const io: Io = {
  out: (text) => { if (open) process.stdout.write(text); },
  err: (text) => { process.stderr.write(text); },
  readText,
  readInput: async () => {
    const chunks: Buffer[] = [];
    for await (const chunk of process.stdin) chunks.push(chunk as Buffer);
    return asText(Buffer.concat(chunks));
  },
  lines: (file) => readline.createInterface({ input: file === '-' ? process.stdin : createReadStream(file), crlfDelay: Infinity }),
  writeText: async (file, text) => {
    try {
      await mkdir(path.dirname(file), { recursive: true });
      await writeFile(file, text);
      return { ok: true };
    } catch (error) {
      return { ok: false, why: (error as Error).message };
    }
  },
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
