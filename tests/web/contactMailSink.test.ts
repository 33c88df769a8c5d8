/** @jest-environment node */
// The settings a build gets, and the mail sink behind `npm start`, over real HTTP.
import { mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { contactEnvironment, contactSettings } from '../../scripts/contact-environment';
import { mailSink, SEND_PATH } from '../../scripts/mail-sink';
import { SETTING_DEFAULTS, SETTING_NAMES } from '../../src/contact/settingNames';

describe('settings of a build', () => {
  test('development without settings sends to the host that serves the page', () => {
    const settings = contactSettings('development', {});
    expect(settings.EMAILJS_ORIGIN).toBe('');
    for (const text of [
      settings.EMAILJS_SERVICE_ID,
      settings.EMAILJS_PUBLIC_KEY,
      settings.SUPPORT_EMAIL,
    ])
      expect(text).not.toBe('');
  });

  test('production without settings has none', () =>
    expect(contactSettings('production', {})).toEqual(SETTING_DEFAULTS));

  test('one setting made means no local sink', () => {
    const settings = contactSettings('development', { EMAILJS_SERVICE_ID: 'mine' });
    expect(settings).toEqual({ ...SETTING_DEFAULTS, EMAILJS_SERVICE_ID: 'mine' });
  });

  test('the record for DefinePlugin holds each name as a string literal', () => {
    const record = contactEnvironment('production', {
      SUPPORT_EMAIL: 'a"b@example.org',
      HOME: '/root',
    });
    expect(Object.keys(record)).toEqual(SETTING_NAMES.map((name) => `process.env.${name}`));
    expect(record['process.env.SUPPORT_EMAIL']).toBe('"a\\"b@example.org"');
  });

  test('.env.example names every setting and holds no value', () => {
    const lines = readFileSync(join(__dirname, '../../.env.example'), 'utf8')
      .split('\n')
      .filter((line) => line !== '' && !line.startsWith('#'));
    expect(lines).toEqual(SETTING_NAMES.map((name) => `${name}=`));
  });
});

describe('mail sink', () => {
  const folder = mkdtempSync(join(tmpdir(), 'outbox-'));
  const print = jest.fn();
  let server: Server;
  let origin: string;

  beforeAll(async () => {
    const sink = mailSink({ folder, print });
    server = createServer((request, response) =>
      sink(request, response, () => {
        response.statusCode = 404;
        response.end();
      }),
    );
    await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => new Promise((done) => server.close(done)));

  /** Not by fetch, which held the process for up to a second after the last answer: longer than jest waits for a worker. */
  const ask = (path: string, method: string, body?: string) =>
    new Promise<{ status: number | undefined; text: string }>((answered, failed) => {
      const asked = request(origin + path, { method, agent: false }, (answer) => {
        let text = '';
        answer.on('data', (part) => (text += part));
        answer.on('end', () => answered({ status: answer.statusCode, text }));
      });
      asked.on('error', failed);
      asked.end(body);
    });
  const post = (body: string, path = SEND_PATH) => ask(path, 'POST', body);

  test('stores each message, prints it and answers 200 OK', async () => {
    const message = {
      service_id: 's',
      template_params: { from_name: 'Ann', message: 'Hello\n\u001b[31m' },
    };
    const [first] = await Promise.all([
      post(JSON.stringify(message)),
      post(JSON.stringify(message)),
    ]);
    expect(first).toEqual({ status: 200, text: 'OK' });
    const files = readdirSync(folder);
    expect(files).toHaveLength(2);
    expect(JSON.parse(readFileSync(join(folder, files[0]!), 'utf8'))).toEqual(message);
    expect(print).toHaveBeenCalledTimes(2);
    expect(print.mock.calls[0][0]).toContain('"from_name": "Ann"');
    expect(print.mock.calls[0][0]).not.toContain('\u001b');
  });

  test('refuses what is no message and leaves other addresses alone', async () => {
    expect((await post('nonsense')).status).toBe(400);
    expect((await post('[]')).status).toBe(400);
    expect((await post(JSON.stringify({ text: 'x'.repeat(60_000) }))).status).toBe(413);
    expect((await post('{}', '/other')).status).toBe(404);
    expect((await ask(SEND_PATH, 'GET')).status).toBe(404);
    expect(readdirSync(folder)).toHaveLength(2);
  });
});
