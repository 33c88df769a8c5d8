import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { cli } from './memoryIo';

const root = path.join(__dirname, '..', '..');
const README = path.join(root, 'README.md');

/** As a terminal of 80 columns shows it. */
const onPage = (args: string[]): ReturnType<typeof cli> => cli(args, '', 65_536, { columns: 80 });

test("the README's example is what the command prints", async () => {
  const { out } = await onPage([path.join(root, 'examples', 'student.txt'), '--store', 'TESCO']);
  const readme = fs.readFileSync(README, 'utf8');
  if (process.env['UPDATE_DOCS'])
    fs.writeFileSync(
      README,
      readme.replace(
        /(?<=\$ npx price-compare examples\/student\.txt --store TESCO\n)[^`]*(?=```)/,
        () => out,
      ),
    );
  else expect(readme).toContain(out);
});

/** The examples run one after another in the repository; prices/ and page/ stand in a folder of their own. */
const DOC = path.join(root, 'docs', 'use', 'cli.md');
const BLOCK = /```\n\$ npx price-compare (.+)\n([^`]*)```/g;
const blocks = [...fs.readFileSync(DOC, 'utf8').matchAll(BLOCK)].map(
  ([, command, output]) => [command!, output!] as const,
);
const aside = fs.mkdtempSync(path.join(os.tmpdir(), 'basketwise-docs-'));
const printed = new Map<string, string>();
afterAll(() => {
  fs.rmSync(aside, { recursive: true });
  // UPDATE_DOCS=1 npx jest tests/cli/readme writes what the commands print now, here and in the README.
  if (process.env['UPDATE_DOCS'])
    fs.writeFileSync(
      DOC,
      fs
        .readFileSync(DOC, 'utf8')
        .replace(
          BLOCK,
          (block, command: string) =>
            `\`\`\`\n$ npx price-compare ${command}\n${printed.get(command)}\`\`\``,
        ),
    );
});

test('docs/use/cli.md has an example of every command', () => {
  const commands = blocks.map(([command]) => /^(?:catalogue )?[a-z]+/.exec(command)![0]);
  for (const command of [
    'examples',
    'suggest',
    'search',
    'match',
    'stores',
    'catalogue import',
    'catalogue check',
    'catalogue publish',
    'history',
    'index',
  ])
    expect(commands).toContain(command);
});
test.each(blocks)('docs/use/cli.md: %s', async (command, output) => {
  const place = (arg: string): string =>
    /^(?:examples|tests)\//.test(arg)
      ? path.join(root, arg)
      : /^(?:prices|page)(?:\/|$)/.test(arg)
        ? path.join(aside, arg)
        : arg;
  const args = [...command.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, plain]) =>
    place(quoted ?? plain!),
  );
  const shown = (await onPage(args)).shown.replaceAll(`${aside}/`, '').replaceAll(`${root}/`, '');
  printed.set(command, shown);
  if (!process.env['UPDATE_DOCS']) expect(shown).toBe(output);
});
