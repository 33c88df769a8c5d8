import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fixtureFolder } from '../fixtures/catalogue';
import { cli } from './memoryIo';

const data = ['--data', fixtureFolder];
const home = process.cwd();
let folder = '';
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'basketwise-program-'));
  process.chdir(folder);
});
afterEach(() => {
  process.chdir(home);
  fs.rmSync(folder, { recursive: true });
});
const put = (name: string, text: string): string => {
  const file = path.join(folder, name);
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, text);
  return file;
};

describe('slips of the keyboard', () => {
  test.each([
    [['serach', 'milk'], "unknown command 'serach'\n(Did you mean search?)"],
    [['sugest', 'milk', '--store', 'TESCO'], '(Did you mean suggest?)'],
    [['-', '--stroe', 'TESCO'], "unknown option '--stroe'\n(Did you mean --store?)"],
    [['catalogue', 'chekc', 'x'], '(Did you mean check?)'],
    [['stores', '--dta', 'x'], '(Did you mean --data?)'],
    [['-', '--store', 'Tesko'], 'did you mean Tesco?'],
    [['-'], "'--store <store>' is needed"],
    [['-', '--second-stop-from', 'two'], 'give pounds, such as 1.50'],
    [[], "missing required argument 'list'"],
    [['help', 'serach'], "unknown command 'serach'\n(Did you mean search?)"],
    [['help', 'dance'], "unknown command 'dance'"],
  ])('%j', async (args, words) => {
    const { code, err, out } = await cli(args, 'milk\n');
    expect(err).toContain(words);
    expect([code, out]).toEqual([2, '']);
  });
  test('help of a command is no slip', async () => {
    expect(await cli(['help', 'search'])).toMatchObject({
      code: 0,
      out: expect.stringContaining('best products per store'),
    });
  });
  test('a list that is named like a command is a list', async () => {
    put('serach', 'semi skimmed milk\n');
    expect((await cli(['serach', '--store', 'TESCO', ...data])).code).toBe(0);
  });
  test('a list that is not there and like no command is a file that is not there', async () => {
    expect(await cli(['weekly.txt', '--store', 'TESCO'])).toMatchObject({
      code: 3,
      err: expect.stringContaining('weekly.txt: no such file'),
    });
  });
});

describe('what a file gets wrong is no mistake of the command line', () => {
  test.each([
    [['catalogue', 'import', 'x.csv', '--store', 'TESCO'], 'no column for the name'],
    [['catalogue', 'import', 'x.csv', '--store', 'TESCO', '--from', 'kaggle-uk'], 'not a Kaggle'],
    [['match', 'x.csv', ...data], 'not JSON'],
    [['merge', 'x.csv'], 'not a shard'],
  ])('%j ends with 3', async (args, words) => {
    put('x.csv', 'a,b\n1,2\n');
    const { code, err } = await cli(args);
    expect(err).toContain(words);
    expect(code).toBe(3);
  });
});

describe('an output is never a file that the command reads', () => {
  const days = (): void => {
    put('days/2026-11-01/tesco.csv', 'name,price\nWhole Milk,1.00\n');
    put('days/2026-11-08/tesco.csv', 'name,price\nWhole Milk,1.10\n');
  };
  test.each([
    [['list.txt', '--store', 'TESCO', '--output', 'list.txt', ...data]],
    [['list.txt', '--store', 'TESCO', '--output', './days/../list.txt', ...data]],
    [['list.txt', '--store', 'TESCO', '--output', 'link.txt', ...data]],
    [
      [
        'list.txt',
        '--store',
        'TESCO',
        '--data',
        'days/2026-11-01',
        '--output',
        'days/2026-11-01/tesco.csv',
      ],
    ],
    [['merge', 'list.txt', '--output', 'list.txt']],
    [['search', 'milk', '--output', path.join(home, 'public', 'tesco.csv')]],
    [['list.txt', '--store', 'TESCO', '--output', '.basketwiserc.json', ...data]],
    [
      [
        'catalogue',
        'check',
        'days/2026-11-08',
        '--against',
        'days/2026-11-01',
        '--output',
        'days/2026-11-01/tesco.csv',
      ],
    ],
    [['history', 'milk', '--data', 'days', '--output', 'days/2026-11-01/tesco.csv']],
    [['index', 'list.txt', '--data', 'days', '--weights', 'w.csv', '--output', 'w.csv']],
    [
      [
        'catalogue',
        'diff',
        'days/2026-11-01',
        'days/2026-11-08',
        '--output',
        'days/2026-11-08/tesco.csv',
      ],
    ],
  ])('%j', async (args) => {
    days();
    put('list.txt', 'whole milk\n');
    put('w.csv', 'line,weight\nwhole milk,2\n');
    put('.basketwiserc.json', '{}');
    fs.symlinkSync('list.txt', 'link.txt');
    const { code, err, written } = await cli(args);
    expect(err).toContain('is a file that the command reads');
    expect([code, written]).toEqual([2, {}]);
  });
  test('nor the file that standard input is', () => {
    const list = put('list.txt', 'whole milk\n');
    const bin = path.join(home, 'bin', 'price-compare.cjs');
    const args = ['-', '--store', 'TESCO', '--output', 'list.txt', ...data];
    const input = fs.openSync(list, 'r');
    const { status, stderr } = spawnSync(process.execPath, [bin, ...args], {
      stdio: [input, 'pipe', 'pipe'],
      encoding: 'utf8',
    });
    fs.closeSync(input);
    expect(stderr).toContain('--output list.txt is a file that the command reads (standard input)');
    expect(status).toBe(2);
    expect(fs.readFileSync(list, 'utf8')).toBe('whole milk\n');
  });
  test('another file is written', async () => {
    days();
    put('milk', 'not read: the first word of history is no file');
    expect((await cli(['history', 'milk', '--data', 'days', '--output', 'milk'])).err).toContain(
      'written: milk',
    );
  });
});

describe('defaults of store and data', () => {
  const shops = (): void => {
    put('one/tesco.csv', 'name,price\nWhole Milk 1L,1.01\n');
    put('two/tesco.csv', 'name,price\nWhole Milk 1L,2.02\n');
    put('two/aldi.csv', 'name,price\nWhole Milk 1L,2.22\n');
    put('three/tesco.csv', 'name,price\nWhole Milk 1L,3.03\n');
  };
  const suggested = (
    args: string[] = [],
    env: Record<string, string> = {},
  ): ReturnType<typeof cli> => cli(['suggest', 'whole milk', ...args], '', 65_536, { env });

  test('the option goes before the environment, and this before the file', async () => {
    shops();
    put('.basketwiserc.json', '{"store": "Tesco", "data": "one"}');
    expect((await suggested()).out).toContain('£1.01');
    expect((await suggested([], { BASKETWISE_DATA: 'two' })).out).toContain('£2.02');
    expect(
      (await suggested([], { BASKETWISE_DATA: 'two', BASKETWISE_STORE: 'Aldi' })).out,
    ).toContain('£2.22');
    expect(
      (await suggested(['--data', 'three', '--store', 'TESCO'], { BASKETWISE_STORE: 'Aldi' })).out,
    ).toContain('£3.03');
  });
  test('an empty variable is none; a list takes both defaults', async () => {
    shops();
    put('.basketwiserc.json', '{"store": "Tesco", "data": "one"}');
    const { out, code } = await cli(['-', '--format', 'csv'], 'whole milk\n', 65_536, {
      env: { BASKETWISE_STORE: '' },
    });
    expect(out).toContain('TESCO,Whole Milk 1L,1.01');
    expect(code).toBe(0);
  });
  test('a mark of the encoding in front of the file is no fault of it', async () => {
    shops();
    put('.basketwiserc.json', '\uFEFF{"store": "Tesco", "data": "one"}');
    expect((await suggested()).out).toContain('£1.01');
  });
  test('the store one uses does not narrow a search', async () => {
    shops();
    put('.basketwiserc.json', '{"store": "Tesco", "data": "two"}');
    expect((await cli(['search', 'whole milk'])).out).toMatch(/Aldi\n.*2\.22[\s\S]*Tesco\n.*2\.02/);
  });
  test.each([
    ['{"stroe": "Tesco"}', '.basketwiserc.json: "stroe" is no setting; there are store and data'],
    ['{"store": 5}', '.basketwiserc.json: "store" is a text'],
    [
      '{"store": "Tesko"}',
      '.basketwiserc.json, "store": unknown store "Tesko"; did you mean Tesco?',
    ],
    ['["Tesco"]', '.basketwiserc.json: an object is expected'],
    ['{store: Tesco}', '.basketwiserc.json: not JSON'],
    ['{"data": "nowhere"}', '.basketwiserc.json, "data": nowhere: no such folder'],
  ])('a bad file names itself and the field: %s', async (text, words) => {
    put('.basketwiserc.json', text);
    const { code, err } = await suggested(text.includes('"store"') ? [] : ['--store', 'TESCO']);
    expect(err).toContain(words);
    expect(code).toBe(3);
  });
  test('a bad variable names itself, and is a mistake of usage', async () => {
    const { code, err } = await suggested([], { BASKETWISE_STORE: 'Tesko' });
    expect(err).toContain('BASKETWISE_STORE: unknown store "Tesko"');
    expect(code).toBe(2);
    const folder = await suggested(['--store', 'TESCO'], { BASKETWISE_DATA: 'nowhere' });
    expect(folder.err).toContain('BASKETWISE_DATA: nowhere: no such folder of price files');
    expect(folder.code).toBe(3);
  });
  test.each(['list', 'suggest', 'search', 'match', 'stores'])(
    '%s --help says so',
    async (command) => {
      expect((await cli([command, '--help'])).out).toMatch(
        /BASKETWISE_STORE and BASKETWISE_DATA of the environment, else "store"\s+and "data" of \.basketwiserc\.json/,
      );
    },
  );
});

describe('completion', () => {
  const script = async (shell: string): Promise<string> => (await cli(['completion', shell])).out;
  /** What bash offers behind the words; the last is what has been typed of the next. */
  const offered = async (...words: string[]): Promise<string[]> => {
    const file = put('completion.bash', await script('bash'));
    const line = ['price-compare', ...words].map((word) => `'${word}'`).join(' ');
    const { stdout, stderr } = spawnSync(
      'bash',
      [
        '--norc',
        '-c',
        `source '${file}'; COMP_WORDS=(${line}); COMP_CWORD=${words.length}; _price_compare; printf '%s\\n' "\${COMPREPLY[@]}"; complete -p price-compare >/dev/null`,
      ],
      { encoding: 'utf8' },
    );
    expect(stderr).toBe('');
    return stdout.split('\n').filter(Boolean);
  };
  const there = (shell: string): typeof test =>
    spawnSync(shell, ['-c', 'exit 0']).status === 0 ? test : (test.skip as typeof test);

  there('bash')('bash offers commands, options and values where they stand', async () => {
    expect(await offered('')).toEqual(
      expect.arrayContaining(['list', 'search', 'catalogue', 'history', 'completion']),
    );
    expect(await offered('se')).toEqual(['search']);
    expect(await offered('catalogue', 'p')).toEqual(['pack', 'publish']);
    expect(await offered('list', 'x.txt', '--fo')).toEqual(['--format']);
    expect(await offered('x.txt', '--st')).toEqual(['--store', '--stores']);
    expect(await offered('x.txt', '--store', 'te')).toEqual(['tesco']);
    expect(await offered('read', 'x.txt', '--format', '')).toEqual([
      ...['table', 'json', 'jsonl', 'csv', 'parquet'],
    ]);
    expect(await offered('completion', '')).toEqual(['bash', 'zsh', 'fish']);
    expect(await offered('catalogue', 'check', '--a')).toEqual(['--against']);
    // A store that is called like a command is a value.
    expect(await offered('search', '--store', 'as')).toEqual(['asda']);
    // What bash makes of "--store=te" and "--store=".
    expect(await offered('search', '--store', '=', 'te')).toEqual(['tesco']);
    expect(await offered('search', '--format', '=')).toContain('parquet');
    expect(await offered('search', '--stores', 'aldi,te')).toEqual(['aldi,tesco']);
    expect(await offered('x.txt', '--cards', 'tesco,aldi,sa')).toEqual(['tesco,aldi,sainsburys']);
    // Of one store there is one.
    expect(await offered('search', '--store', 'aldi,te')).toEqual([]);
    // Files are left to bash.
    expect(await offered('search', '--data', '')).toEqual([]);
  });
  test.each(['bash', 'zsh', 'fish'])('%s has every command and option', async (shell) => {
    const text = await script(shell);
    const { out } = await cli(['--help']);
    const commands = [...out.matchAll(/^ {2}([a-z]+) .*(?=\n)/gm)].map(([, name]) => name!);
    expect(commands.length).toBeGreaterThan(9);
    for (const name of commands.filter((name) => name !== 'help' && name !== 'price'))
      expect(text).toMatch(new RegExp(`\\b${name}\\b`));
    for (const option of ['against', 'columns', 'shard', 'cards', 'wide', 'weights'])
      expect(text).toContain(shell === 'fish' ? `-l ${option}` : `--${option}`);
  });
  test.each(['zsh', 'fish'])('%s takes its script, where it is there', async (shell) => {
    const file = put(`completion.${shell}`, await script(shell));
    const { status, error } = spawnSync(shell, ['-n', file]);
    if (error === undefined) expect(status).toBe(0);
  });
  test('an unknown shell is named', async () => {
    expect(await cli(['completion', 'tcsh'])).toMatchObject({
      code: 2,
      err: expect.stringContaining('bash, zsh, fish'),
    });
  });
});
