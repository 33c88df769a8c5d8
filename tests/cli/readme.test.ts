import fs from 'node:fs';
import path from 'node:path';
import { cli } from './memoryIo';

const root = path.join(__dirname, '..', '..');

test("the README's example is what the command prints", async () => {
  const { out } = await cli([path.join(root, 'examples', 'student.txt'), '--store', 'TESCO']);
  expect(fs.readFileSync(path.join(root, 'README.md'), 'utf8')).toContain(out);
});

const blocks = [...fs.readFileSync(path.join(root, 'docs', 'cli.md'), 'utf8').matchAll(/```\n\$ npx price-compare (.+)\n([^`]*)```/g)].map(([, command, output]) => [command!, output!] as const);

test('docs/cli.md has examples', () => expect(blocks.length).toBeGreaterThan(4));
test.each(blocks)('docs/cli.md: %s', async (command, output) => {
  const args = [...command.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, plain]) => quoted ?? plain!).map((arg) => (/^(?:examples|tests)\//.test(arg) ? path.join(root, arg) : arg));
  expect((await cli(args)).out).toBe(output);
});
