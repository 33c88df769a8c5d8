// `npm run mutation -- engine/money.ts src/contact`: breaks each rule of the areas in turn (scripts/mutationAreas.mjs; none
// named: all of them) and lists what no test noticed. One report an area in .cache/mutation; takes minutes to an hour each.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { AREAS } from './mutationAreas.mjs';

const FOLDER = '.cache/mutation';
const LAST = `${FOLDER}/last.json`;
const names = process.argv.slice(2);
const unknown = names.filter((name) => !Object.hasOwn(AREAS, name));
if (unknown.length) {
  console.error(`No such area: ${unknown.join(', ')}. There are: ${Object.keys(AREAS).join(', ')}`);
  process.exit(2);
}

/** Mutants by what became of them, of one file of a report. */
function countsOf({ mutants }) {
  const counts = { killed: 0, survived: 0 };
  for (const { status } of mutants) {
    if (status === 'Killed' || status === 'Timeout') counts.killed++;
    if (status === 'Survived' || status === 'NoCoverage') counts.survived++;
  }
  return counts;
}

mkdirSync(FOLDER, { recursive: true });
for (const name of names.length ? names : Object.keys(AREAS)) {
  rmSync(LAST, { force: true });
  const { status } = spawnSync('npx', ['stryker', 'run'], {
    stdio: 'inherit',
    env: { ...process.env, MUTATION_AREA: name },
  });
  if (status !== 0 || !existsSync(LAST)) {
    console.error(`${name}: the run failed`);
    process.exitCode = 1;
    continue;
  }
  const report = `${FOLDER}/${name.replaceAll('/', '-')}.json`;
  renameSync(LAST, report);
  for (const [file, result] of Object.entries(JSON.parse(readFileSync(report, 'utf8')).files)) {
    const { killed, survived } = countsOf(result);
    const score = ((100 * killed) / Math.max(1, killed + survived)).toFixed(1);
    console.log(`${file}: ${score} % of ${killed + survived} killed (${report})`);
  }
}
