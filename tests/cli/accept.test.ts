// What the gate refused and a person accepted.
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { cli } from './memoryIo';
import { file } from './gateFiles';

describe('a new normal', () => {
  let root = '';
  beforeEach(() => {
    root = fs.mkdtempSync(path.join(os.tmpdir(), 'basketwise-accept-'));
    for (const [label, count] of [
      ['2026-11-01', 100],
      ['2026-11-08', 30],
      ['2026-11-15', 29],
    ] as const) {
      fs.mkdirSync(path.join(root, label));
      fs.writeFileSync(path.join(root, label, 'tesco.csv'), file(count));
    }
  });
  afterEach(() => fs.rmSync(root, { recursive: true }));
  const verdicts = async (): Promise<{ code: number; verdicts: string[]; reasons: string[] }> => {
    const { code, out } = await cli(['catalogue', 'check', root, '--format', 'json']);
    const { files } = JSON.parse(out) as { files: { verdict: string; reason: string }[] };
    return {
      code,
      verdicts: files.map(({ verdict }) => verdict),
      reasons: files.map(({ reason }) => reason),
    };
  };
  const accept = (...more: string[]): ReturnType<typeof cli> =>
    cli(['catalogue', 'accept', path.join(root, '2026-11-08'), '--reason', 'It shrank', ...more]);

  test('is the measure from then on, and says why', async () => {
    expect(await verdicts()).toMatchObject({
      code: 20,
      verdicts: ['accept', 'refuse', 'refuse'],
    });
    expect((await accept()).code).toBe(0);
    expect(await verdicts()).toMatchObject({
      code: 0,
      verdicts: ['accept', 'accept', 'accept'],
      reasons: [
        expect.anything(),
        'Accepted as the new normal: It shrank',
        '29 distinct products, 97 % of the 30 last accepted.',
      ],
    });
  });

  test('holds for the very file only', async () => {
    await accept();
    fs.writeFileSync(path.join(root, '2026-11-08', 'tesco.csv'), file(28));
    expect((await verdicts()).verdicts).toEqual(['accept', 'refuse', 'refuse']);
  });

  test('is not for a file without a product, nor without a file or a reason', async () => {
    expect((await accept('--store', 'Aldi')).code).toBe(3);
    expect((await accept('--reason', ' ')).code).toBe(2);
    fs.writeFileSync(path.join(root, '2026-11-08', 'tesco.csv'), 'name,cost\nMilk,1\n');
    expect(await accept()).toMatchObject({ code: 3, err: expect.stringContaining('Nobody can') });
  });

  test('goes to the page, where the gate would have kept it out', async () => {
    const page = path.join(root, 'page');
    expect(
      (await cli(['catalogue', 'publish', path.join(root, '2026-11-01'), '--out', page])).code,
    ).toBe(0);
    const publish = (): ReturnType<typeof cli> =>
      cli(['catalogue', 'publish', path.join(root, '2026-11-08'), '--out', page]);
    expect((await publish()).code).toBe(20);
    await accept();
    expect((await publish()).code).toBe(0);
    expect(fs.readFileSync(path.join(page, 'tesco.csv'), 'utf8')).toBe(file(30));
  });
});
