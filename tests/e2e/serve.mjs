// Serves dist/web (or the folder named) as a static host does: files as they are and in parts, /privacy as privacy.html, every other path the page itself.
// usage: node tests/e2e/serve.mjs [port] [folder]
import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { gzipSync } from 'node:zlib';

const ROOT =
  process.argv[3] ??
  path.resolve(
    import.meta.dirname ?? path.dirname(new URL(import.meta.url).pathname),
    '../../dist/web',
  );
/** Never compressed on its way, so it can be asked for in parts. */
const PARTS = 'application/vnd.apache.parquet';
const TYPES = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.csv': 'text/csv; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json',
  '.txt': 'text/plain',
  '.png': 'image/png',
  '.gz': 'application/gzip',
  '.woff2': 'font/woff2',
  '.parquet': PARTS,
};
const packed = new Map();
/** Text is served compressed, as any host does. */
function packedFile(file) {
  const key = `${file} ${statSync(file).mtimeMs}`;
  if (!packed.has(key)) packed.set(key, gzipSync(readFileSync(file)));
  return packed.get(key);
}
const port = Number(process.argv[2] ?? 4173);

/** The part that `bytes=FROM-TO` asks for, the end included; null: the whole file is asked for, as no header asks for a part. */
function partOf(range, length) {
  const [, from, to] = /^bytes=(\d+)-(\d*)$/.exec(range ?? '') ?? [];
  if (from === undefined) return null;
  return { from: Number(from), to: Math.min(to ? Number(to) : Infinity, length - 1) };
}

/** One part of a file, or 416 where the file has no such part. */
function sendPart(response, content, { from, to }, headers) {
  if (from > to) {
    response.writeHead(416, { 'Content-Range': `bytes */${content.length}` }).end();
    return;
  }
  response.writeHead(206, { ...headers, 'Content-Range': `bytes ${from}-${to}/${content.length}` });
  response.end(content.subarray(from, to + 1));
}

createServer((request, response) => {
  const asked = path.join(
    ROOT,
    path.normalize(decodeURIComponent(new URL(request.url ?? '/', 'http://host').pathname)),
  );
  const isFile = (at) => at.startsWith(ROOT) && existsSync(at) && statSync(at).isFile();
  const inside = isFile(asked);
  const file = [asked, `${asked}.html`].find(isFile) ?? path.join(ROOT, 'index.html');
  if (!inside && path.extname(asked)) {
    response.writeHead(404).end();
    return;
  }
  const type = TYPES[path.extname(file)] ?? 'application/octet-stream';
  const forEver = /\.[0-9a-f]{8}\.(?:js|woff2)$/.test(file) || request.url?.includes('?v=');
  const headers = {
    'Content-Type': type,
    'Cache-Control': forEver ? 'public, max-age=31536000, immutable' : 'no-cache',
  };
  const part = type === PARTS && partOf(request.headers.range, statSync(file).size);
  if (part) {
    sendPart(response, readFileSync(file), part, headers);
    return;
  }
  const pack =
    /^(?:text|application\/(?:json|manifest))|svg/.test(type) &&
    /\bgzip\b/.test(request.headers['accept-encoding'] ?? '');
  response.writeHead(
    200,
    pack ? { ...headers, 'Content-Encoding': 'gzip', Vary: 'Accept-Encoding' } : headers,
  );
  response.end(pack ? packedFile(file) : readFileSync(file));
}).listen(port, '127.0.0.1', () => console.log(`http://127.0.0.1:${port}`));
