// The shipped command in a process of its own: pipes, terminals, an output that is full.
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { temporaryFolder } from './temporaryFolder';

const { folder, put } = temporaryFolder();

test('the shipped command works, and a closed pipe ends it quietly', () => {
  const bin = path.join(__dirname, '..', '..', 'bin', 'price-compare.cjs');
  const version = spawnSync(process.execPath, [bin, '--version'], { encoding: 'utf8' });
  expect(version.stdout.trim()).toBe(
    (
      JSON.parse(fs.readFileSync(path.join(__dirname, '..', '..', 'package.json'), 'utf8')) as {
        version: string;
      }
    ).version,
  );
  const piped = spawnSync(
    'bash',
    ['-c', `'${process.execPath}' '${bin}' stores | true; echo "\${PIPESTATUS[0]}"`],
    { encoding: 'utf8' },
  );
  expect(piped).toMatchObject({ stdout: '0\n', stderr: '' });
});

test('an output that cannot be written, and a fault of the program, are said and end with 3', () => {
  const bin = path.join(__dirname, '..', '..', 'bin', 'price-compare.cjs');
  if (fs.existsSync('/dev/full')) {
    const full = spawnSync('bash', ['-c', `'${process.execPath}' '${bin}' stores > /dev/full`], {
      encoding: 'utf8',
    });
    expect(full).toMatchObject({
      status: 3,
      stderr: expect.stringMatching(/^price-compare: the output cannot be written \(ENOSPC.*\)\n$/),
    });
  }
  const broken = put(
    'broken.cjs',
    'require("node:crypto").createHash = () => { throw new TypeError("boom"); };',
  );
  const fault = spawnSync(process.execPath, ['-r', broken, bin, '-', '--store', 'TESCO'], {
    encoding: 'utf8',
    input: 'milk\n',
  });
  expect(fault).toMatchObject({
    status: 3,
    stderr: expect.stringMatching(
      /this is a fault of the program \(TypeError: boom\); please report it/,
    ),
  });
  expect(fault.stderr).not.toMatch(/^\s+at /m);
});

describe('the shipped command on a real terminal', () => {
  const bin = `'${process.execPath}' '${path.join(__dirname, '..', '..', 'bin', 'price-compare.cjs')}' - --store TESCO`;
  const shell = (command: string): { stdout: string; stderr: string; status: number | null } =>
    spawnSync('bash', ['-c', `echo 'whole milk' > '${folder}/milk.txt'; ${command}`], {
      encoding: 'utf8',
    });
  // util-linux's script gives the command a terminal; where there is none, only the plain half is tested.
  const terminal = (command: string): string =>
    shell(`script -qec "${command.replaceAll('"', '\\"')} < ${folder}/milk.txt" /dev/null`).stdout;
  const onTerminal = shell('script --version').stdout.includes('util-linux') ? test : test.skip;
  const INK = /\p{Cc}\[\d+m/u;
  const PROGRESS = /loading tesco\.csv/;

  onTerminal('colours the table and shows progress', () => {
    const shown = terminal(bin);
    expect(shown).toMatch(INK);
    expect(shown).toMatch(PROGRESS);
  });
  onTerminal('NO_COLOR takes the colour away, not the progress', () => {
    const shown = terminal(`NO_COLOR=1 ${bin}`);
    expect(shown).not.toMatch(INK);
    expect(shown).toMatch(PROGRESS);
  });
  onTerminal('progress goes to standard error, colour to standard output', () => {
    expect(terminal(`${bin} 2>/dev/null`)).not.toMatch(PROGRESS);
    expect(terminal(`${bin} >/dev/null`)).not.toMatch(INK);
  });
  test('a pipe gets neither', () => {
    const { stdout, stderr } = shell(`${bin} < '${folder}/milk.txt'`);
    expect(stdout).toContain('whole milk');
    expect(stdout + stderr).not.toContain('\u001b');
    expect(stderr).toBe('');
  });
  test('an output folder that is not there is named and not made', () => {
    const { stderr, status } = shell(
      `${bin} --output '${folder}/nowhere/out.csv' < '${folder}/milk.txt'`,
    );
    expect(stderr).toContain(`there is no folder ${folder}/nowhere; make it first`);
    expect(status).toBe(3);
    expect(fs.existsSync(path.join(folder, 'nowhere'))).toBe(false);
  });
});
