// The shipped configurations, each run by the real server where Debian's package of it is installed.
import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import http from 'node:http';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';

const DEPLOY = path.join(__dirname, '../deploy');
const has = (command: string): boolean => {
  try {
    execFileSync('which', [command], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
};
const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = net.createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as net.AddressInfo;
      server.close(() => resolve(port));
    });
  });

const PACKED_AT_THE_BUILD = '// the script as the build packed it';

/** A site like dist/web: one file of each kind. */
function site(folder: string): string {
  const root = path.join(folder, 'web');
  const long = 'name,price\n' + 'Whole Milk 2L,£1.20\n'.repeat(500);
  for (const [name, text] of Object.entries({
    'index.html': `<!doctype html><title>any</title>${' '.repeat(2_000)}`,
    'privacy.html': '<!doctype html><title>privacy</title>',
    'tesco.csv': long,
    'catalogue.json': JSON.stringify({ stores: [], pad: 'x'.repeat(2_000) }),
    'manifest.webmanifest': '{}',
    'sw.js': '// worker',
    'favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    'static/main.0123abcd.js': `// ${'x'.repeat(2_000)}`,
    'static/main.0123abcd.js.gz': gzipSync(PACKED_AT_THE_BUILD),
    'history/tesco-0123456789ab.parquet': 'PAR1'.repeat(500),
    'ocr/worker.min.js': '// reader',
    'ocr/eng.traineddata.gz': 'data',
    'icons/icon-192.png': 'png',
  })) {
    fs.mkdirSync(path.dirname(path.join(root, name)), { recursive: true });
    fs.writeFileSync(path.join(root, name), text);
  }
  for (const at of [folder, root]) fs.chmodSync(at, 0o755);
  return root;
}

interface Got {
  status: number;
  headers: http.IncomingHttpHeaders;
  body: Buffer;
}
const get = (port: number, url: string, range?: string): Promise<Got> =>
  new Promise((resolve, reject) => {
    http
      .get(
        {
          host: '127.0.0.1',
          port,
          path: url,
          headers: { 'Accept-Encoding': 'gzip', ...(range ? { Range: range } : {}) },
        },
        (answer) => {
          const parts: Buffer[] = [];
          answer.on('data', (part: Buffer) => parts.push(part));
          answer.on('end', () =>
            resolve({
              status: answer.statusCode ?? 0,
              headers: answer.headers,
              body: Buffer.concat(parts),
            }),
          );
        },
      )
      .on('error', reject);
  });

interface Server {
  name: string;
  /** Writes the shipped configuration with this folder and port, and answers the command that runs it. */
  command(folder: string, root: string, port: number): string[];
}
const SERVERS: Server[] = [
  {
    name: 'nginx',
    command(folder, root, port) {
      const shipped = fs
        .readFileSync(path.join(DEPLOY, 'nginx.conf'), 'utf8')
        .replace('/srv/basketwise', root)
        .replace('listen 80;', `listen 127.0.0.1:${port};`);
      const whole = path.join(folder, 'nginx.conf');
      const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
        .map((kind) => `${kind}_temp_path ${folder}/${kind};`)
        .join('\n');
      fs.writeFileSync(
        whole,
        `daemon off; pid ${folder}/pid; error_log ${folder}/error.log;\nevents {}\nhttp {\naccess_log off; default_type application/octet-stream;\n${temporary}\n${shipped}\n}`,
      );
      return ['nginx', '-e', `${folder}/error.log`, '-c', whole];
    },
  },
  {
    name: 'caddy',
    command(folder, root, port) {
      const whole = path.join(folder, 'Caddyfile');
      const shipped = fs
        .readFileSync(path.join(DEPLOY, 'Caddyfile'), 'utf8')
        .replace('/srv/basketwise', root)
        .replace(/^:80 /m, `http://127.0.0.1:${port} `);
      fs.writeFileSync(whole, `{\n\tadmin off\n}\n${shipped}`);
      return ['caddy', 'run', '--config', whole, '--adapter', 'caddyfile'];
    },
  },
];

const FOR_EVER = 'public, max-age=31536000, immutable';
const A_WEEK = 'public, max-age=604800';
/** Address, status, type, what it may be kept for, whether it comes compressed. */
const EXPECTED: [string, number, RegExp | null, string | null, boolean][] = [
  ['/', 200, /^text\/html; charset=utf-8$/i, 'no-cache', true],
  ['/privacy', 200, /^text\/html; charset=utf-8$/i, 'no-cache', false],
  ['/shopping-list', 200, /^text\/html; charset=utf-8$/i, 'no-cache', true],
  ['/tesco.csv', 200, /^text\/csv; charset=utf-8$/i, 'no-cache', true],
  ['/tesco.csv?v=0123456789ab', 200, /^text\/csv; charset=utf-8$/i, FOR_EVER, true],
  ['/catalogue.json', 200, /^application\/json/, 'no-cache', true],
  ['/manifest.webmanifest', 200, /^application\/manifest\+json/, 'no-cache', false],
  ['/sw.js', 200, /^text\/javascript/, 'no-cache', false],
  ['/favicon.svg', 200, /^image\/svg\+xml/, 'no-cache', false],
  ['/static/main.0123abcd.js', 200, /^text\/javascript/, FOR_EVER, true],
  ['/history/tesco-0123456789ab.parquet', 200, null, FOR_EVER, false],
  ['/ocr/worker.min.js', 200, /^text\/javascript/, A_WEEK, false],
  ['/ocr/eng.traineddata.gz', 200, null, A_WEEK, false],
  ['/icons/icon-192.png', 200, /^image\/png/, A_WEEK, false],
  ['/static/gone.0123abcd.js', 404, null, null, false],
  ['/nothing.csv?v=0', 404, null, null, false],
];

for (const server of SERVERS) {
  const there = has(server.name);
  (there ? describe : describe.skip)(
    there ? server.name : `${server.name}: not installed (apt-get install ${server.name})`,
    () => {
      const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'basketwise-deploy-'));
      let running: ChildProcess | null = null;
      let port = 0;
      let said = '';

      beforeAll(async () => {
        port = await freePort();
        const [command, ...args] = server.command(folder, site(folder), port);
        running = spawn(command!, args, {
          env: { ...process.env, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder },
        });
        running.stderr!.on('data', (part: Buffer) => (said += String(part)));
        for (let tries = 0; tries < 100; tries++) {
          try {
            await get(port, '/');
            return;
          } catch {
            await new Promise((resolve) => setTimeout(resolve, 100));
          }
        }
        throw new Error(`${server.name} does not answer: ${said}`);
      });
      afterAll(async () => {
        if (running) {
          const gone = new Promise((resolve) => running!.once('exit', resolve));
          running.kill();
          await gone;
        }
        fs.rmSync(folder, { recursive: true, force: true });
      });

      test.each(EXPECTED)('%s', async (url, status, type, cache, packed) => {
        const { headers, ...got } = await get(port, url);
        expect(got.status).toBe(status);
        expect(headers).toMatchObject({
          'x-content-type-options': 'nosniff',
          'referrer-policy': 'strict-origin-when-cross-origin',
          'content-security-policy': "frame-ancestors 'none'",
          'permissions-policy': 'geolocation=(), microphone=()',
        });
        if (type) expect(headers['content-type']).toMatch(type);
        expect(headers['cache-control'] ?? null).toBe(cache);
        expect(headers['content-encoding'] === 'gzip').toBe(packed);
      });

      test('a part of the price history comes as it is', async () => {
        const url = '/history/tesco-0123456789ab.parquet';
        const { status, headers, body } = await get(port, url, 'bytes=2-5');
        expect([status, headers['content-range'], String(body)]).toEqual([
          206,
          'bytes 2-5/2000',
          'R1PA',
        ]);
        expect(headers['content-encoding']).toBeUndefined();
      });

      test('a script comes as the build packed it', async () => {
        const { headers, body } = await get(port, '/static/main.0123abcd.js');
        expect(headers['content-encoding']).toBe('gzip');
        expect(String(gunzipSync(body))).toBe(PACKED_AT_THE_BUILD);
      });

      test('a page has its own file, the reader’s data comes as it is', async () => {
        const { body } = await get(port, '/privacy');
        expect(String(body)).toContain('<title>privacy</title>');
        const data = await get(port, '/ocr/eng.traineddata.gz');
        expect(createHash('sha256').update(data.body).digest('hex')).toBe(
          createHash('sha256').update('data').digest('hex'),
        );
      });
    },
  );
}

test('_headers says the same to hosts that read it', () => {
  const text = fs.readFileSync(path.join(DEPLOY, '_headers'), 'utf8');
  const blocks = new Map(
    text
      .split(/^(?=\/)/m)
      .slice(1)
      .map((block) => {
        const [address, ...lines] = block.trim().split('\n');
        return [address!, lines.map((line) => line.trim())] as const;
      }),
  );
  expect(blocks.get('/*')).toEqual([
    'X-Content-Type-Options: nosniff',
    'Referrer-Policy: strict-origin-when-cross-origin',
    "Content-Security-Policy: frame-ancestors 'none'",
    'Permissions-Policy: geolocation=(), microphone=()',
  ]);
  expect(blocks.get('/static/*')).toEqual([`Cache-Control: ${FOR_EVER}`]);
  expect(blocks.get('/*.csv')).toEqual(['Content-Type: text/csv; charset=utf-8']);
  expect(blocks.get('/sw.js')).toEqual(['Cache-Control: no-cache']);
});
