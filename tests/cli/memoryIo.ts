import { createHash } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { Io, ReadResult } from '../../cli/io';
import { matchWorker } from '../../cli/match/batch';
import { run } from '../../cli/program';
import { replaceFiles, type Disk } from '../../cli/replaceFiles';
import { Utf8Reader, type NotUtf8 } from '../../cli/utf8';

/** The disk as it is, without waiting for it. */
export const realDisk: Disk = {
  makeFolder: async (folder) => {
    fs.mkdirSync(folder, { recursive: true });
  },
  list: async (folder) => fs.readdirSync(folder),
  write: async (file, text) => fs.writeFileSync(file, text),
  keep: async (file, as) => {
    fs.rmSync(as, { force: true });
    fs.linkSync(file, as);
  },
  rename: async (from, to) => fs.renameSync(from, to),
  remove: async (file) => fs.rmSync(file, { force: true }),
  size: async (file) => (fs.existsSync(file) ? fs.statSync(file).size : null),
  syncFolder: async () => undefined,
  join: path.join,
};

/** The command line in memory: files are real, streams are strings. */
export async function cli(
  args: string[],
  input: string | Buffer = '',
  chunkSize = 65_536,
  more: { env?: Record<string, string>; columns?: number } = {},
): Promise<{
  code: number;
  out: string;
  err: string;
  /** both, as a terminal shows them */ shown: string;
  written: Record<string, string>;
  bytes: Buffer;
  /** Memory went before time. */ spared: boolean;
}> {
  let bytesOut = Buffer.alloc(0);
  let out = '';
  let err = '';
  let shown = '';
  let spared = false;
  const written: Record<string, string> = {};
  const asText = (bytes: Buffer): ReadResult => {
    if (bytes.includes(0)) return { ok: false, why: 'binary' };
    try {
      const reader = new Utf8Reader();
      return { ok: true, text: reader.push(bytes) + reader.push(null) };
    } catch (error) {
      return { ok: false, why: error as NotUtf8 };
    }
  };
  const io: Io = {
    out: (text) => {
      out += text;
      shown += text;
    },
    err: (text) => {
      err += text;
      shown += text;
    },
    readText: async (file) => {
      if (!fs.existsSync(file)) return { ok: false, why: 'missing' };
      return fs.statSync(file).isDirectory()
        ? { ok: false, why: 'folder' }
        : asText(fs.readFileSync(file));
    },
    readInput: async () => asText(Buffer.from(input)),
    openInput: () =>
      (async function* () {
        const reader = new Utf8Reader();
        yield reader.push(Buffer.from(input));
        yield reader.push(null);
      })(),
    writeText: async (file, text) => {
      if (file.includes('forbidden')) return { ok: false, why: 'EACCES: permission denied' };
      written[file] = '';
      if (typeof text === 'string') written[file] = text;
      else for await (const part of text) written[file] += part;
      return { ok: true };
    },
    openBytes: async (file) => {
      if (!fs.existsSync(file)) return { ok: false, why: 'missing' };
      if (fs.statSync(file).isDirectory()) return { ok: false, why: 'folder' };
      const bytes = fs.readFileSync(file);
      const slice = async (start: number, end?: number): Promise<ArrayBuffer> =>
        new Uint8Array(bytes.subarray(start, end)).buffer;
      return { ok: true, file: { byteLength: bytes.length, slice }, close: async () => undefined };
    },
    writeBytes: async (file, bytes) => {
      fs.mkdirSync(path.dirname(file), { recursive: true });
      fs.writeFileSync(file, bytes);
    },
    outBytes: (bytes) => {
      bytesOut = Buffer.concat([bytesOut, bytes]);
    },
    remove: async (file) => fs.rmSync(file, { force: true, recursive: true }),
    sameFile: async (one, other) =>
      fs.existsSync(one) && fs.existsSync(other) && fs.realpathSync(one) === fs.realpathSync(other),
    openText: async (file) => {
      if (!fs.existsSync(file)) return { ok: false, why: 'missing' };
      if (fs.statSync(file).isDirectory()) return { ok: false, why: 'folder' };
      return {
        ok: true,
        bytes: 0,
        bytesRead: () => 0,
        chunks: (async function* () {
          const bytes = fs.readFileSync(file);
          const text = bytes[0] === 0x1f && bytes[1] === 0x8b ? gunzipSync(bytes) : bytes;
          const reader = new Utf8Reader();
          for (let at = 0; at < text.length; at += chunkSize)
            yield reader.push(text.subarray(at, at + chunkSize));
          yield reader.push(null);
        })(),
      };
    },
    replaceFiles: async (folder, files) => {
      if (folder.includes('forbidden')) return { ok: false, why: 'EACCES: permission denied' };
      for (const { name, text } of files) written[path.join(folder, name)] = text;
      return folder.startsWith(os.tmpdir()) ? replaceFiles(folder, files, realDisk) : { ok: true };
    },
    exclusive: (_folder, work) => work(),
    today: () => '2026-11-21',
    sha256: (text) => createHash('sha256').update(text).digest('hex'),
    startMatchWorker: async (setup) => {
      const batch = await matchWorker(setup, io);
      return { ask: async (lines) => batch(lines), end: async () => undefined };
    },
    progress: () => ({ at: () => undefined, update: () => undefined, stop: () => undefined }),
    listFolder: async (folder) =>
      fs.existsSync(folder) && fs.statSync(folder).isDirectory() ? fs.readdirSync(folder) : null,
    join: path.join,
    bundledCatalogue: path.join(__dirname, '..', '..', 'public'),
    version: '0.0.0-test',
    env: (name) => more.env?.[name],
    outIsTerminal: false,
    columns: more.columns ?? null,
    spareMemory: () => void (spared = true),
    status: () => undefined,
    color: false,
    outOpen: () => true,
    drained: async () => undefined,
  };
  const code = await run(args, io);
  return { code, out, err, shown, written, bytes: bytesOut, spared };
}
