import { isUtf8 } from 'node:buffer';
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { Io, ReadResult } from '../../cli/io';
import { run } from '../../cli/program';

/** The command line in memory: files are real, streams are strings. */
export async function cli(args: string[], input: string | Buffer = ''): Promise<{ code: number; out: string; err: string; written: Record<string, string> }> {
  let out = '';
  let err = '';
  const written: Record<string, string> = {};
  const asText = (bytes: Buffer): ReadResult => (bytes.includes(0) ? { ok: false, why: 'binary' } : isUtf8(bytes) ? { ok: true, text: bytes.toString('utf8') } : { ok: false, why: 'encoding' });
  const io: Io = {
    out: (text) => { out += text; },
    err: (text) => { err += text; },
    readText: async (file) => {
      if (!fs.existsSync(file)) return { ok: false, why: 'missing' };
      return fs.statSync(file).isDirectory() ? { ok: false, why: 'folder' } : asText(fs.readFileSync(file));
    },
    readInput: async () => asText(Buffer.from(input)),
    openInput: () => (async function* () { yield new TextDecoder('utf-8', { fatal: true }).decode(Buffer.from(input)); })(),
    writeText: async (file, text) => {
      if (file.includes('forbidden')) return { ok: false, why: 'EACCES: permission denied' };
      written[file] = text;
      return { ok: true };
    },
    openText: async (file) => {
      if (!fs.existsSync(file)) return { ok: false, why: 'missing' };
      if (fs.statSync(file).isDirectory()) return { ok: false, why: 'folder' };
      return { ok: true, chunks: (async function* () { const bytes = fs.readFileSync(file); yield new TextDecoder('utf-8', { fatal: true }).decode(file.endsWith('.gz') ? gunzipSync(bytes) : bytes); })() };
    },
    replaceFiles: async (files) => {
      if (files.some(({ path: to }) => to.includes('forbidden'))) return { ok: false, why: 'EACCES: permission denied' };
      for (const { path: to, text } of files) { written[to] = text; if (to.startsWith(os.tmpdir())) { fs.mkdirSync(path.dirname(to), { recursive: true }); fs.writeFileSync(to, text); } }
      return { ok: true };
    },
    sha256: (text) => createHash('sha256').update(text).digest('hex'),
    progress: () => ({ update: () => undefined, stop: () => undefined }),
    listFolder: async (folder) => (fs.existsSync(folder) ? fs.readdirSync(folder) : null),
    join: path.join,
    bundledCatalogue: path.join(__dirname, '..', '..', 'public'),
    version: '0.0.0-test', outIsTerminal: false, errIsTerminal: false, color: false,
    outOpen: () => true, drained: async () => undefined,
  };
  const code = await run(args, io);
  return { code, out, err, written };
}
