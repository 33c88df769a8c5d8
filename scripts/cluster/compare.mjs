// The cluster's answers against those printed in docs/use/analysts.md. usage: node scripts/cluster/compare.mjs FOLDER
import fs from 'node:fs';
import path from 'node:path';

const doc = fs.readFileSync(path.join(import.meta.dirname, '../../docs/use/analysts.md'), 'utf8');
const printed = [...doc.matchAll(/```csv\n([^`]*)```/g)].map(([, csv]) => csv);
let wrong = 0;
printed.forEach((expected, at) => {
  const answer = fs
    .readFileSync(path.join(process.argv[2], `answer.${at + 1}`), 'utf8')
    .split('\n')
    .map((line) =>
      line
        .split('\t')
        .map((cell) => (/[",]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell))
        .join(','),
    )
    .join('\n');
  if (answer === expected) return;
  wrong++;
  console.log(`question ${at + 1} differs:\n${answer}\ninstead of\n${expected}`);
});
console.log(
  `${printed.length - wrong} of ${printed.length} answers are those of docs/use/analysts.md`,
);
process.exitCode = wrong ? 1 : 0;
