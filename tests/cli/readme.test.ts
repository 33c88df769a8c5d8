import fs from 'node:fs';
import path from 'node:path';
import { cli } from './memoryIo';

test("the README's example is what the command prints", async () => {
  const root = path.join(__dirname, '..', '..');
  const { out } = await cli([path.join(root, 'examples', 'student.txt'), '--store', 'TESCO']);
  expect(fs.readFileSync(path.join(root, 'README.md'), 'utf8')).toContain(out);
});
