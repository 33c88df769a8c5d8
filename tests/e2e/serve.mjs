// Serves dist/web as a static host does: files as they are, every other path the page itself.
import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';

const ROOT = path.resolve(import.meta.dirname ?? path.dirname(new URL(import.meta.url).pathname), '../../dist/web');
const TYPES = { '.html': 'text/html; charset=utf-8', '.js': 'text/javascript; charset=utf-8', '.csv': 'text/csv; charset=utf-8', '.json': 'application/json', '.svg': 'image/svg+xml', '.webmanifest': 'application/manifest+json', '.txt': 'text/plain' };
const port = Number(process.argv[2] ?? 4173);

createServer((request, response) => {
  const asked = path.join(ROOT, path.normalize(decodeURIComponent(new URL(request.url ?? '/', 'http://host').pathname)));
  const inside = asked.startsWith(ROOT) && existsSync(asked) && statSync(asked).isFile();
  const file = inside ? asked : path.join(ROOT, 'index.html');
  if (!inside && path.extname(asked)) {
    response.writeHead(404).end();
    return;
  }
  response.writeHead(200, { 'Content-Type': TYPES[path.extname(file)] ?? 'application/octet-stream' });
  response.end(readFileSync(file));
}).listen(port, '127.0.0.1', () => console.log(`http://127.0.0.1:${port}`));
