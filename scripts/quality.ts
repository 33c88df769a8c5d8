/**
 * Quality figures: of the reader, on lists and recipe lines it is not fitted to; on the real catalogues scores, calibration, size errors and conflicts, worst matches.
 * usage: npm run quality  (needs ../shared/gold and ../shared/catalogues; says so where they are absent)
 * The model ships fitted to these judgments: the figures to trust are the cross-validated ones that
 * `npm run fit` prints. Here the shipped answers are scored.
 */
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { findEquivalents, findProducts, STORES, type Match } from '../engine';
import { readerFigures } from './reader/shippedFigures';
import { loadFolder, nameKey, readTasks } from './fit/judgments';

const GOLD = '../shared/gold';
const DATA = '../shared/catalogues/2025-09';
console.log(`the reader:\n${readerFigures().join('\n')}\n`);
if (!fs.existsSync(`${GOLD}/dev.jsonl`) || !fs.existsSync(DATA)) {
  console.log(`skipped: ${GOLD} or ${DATA} is absent`);
  process.exit(0);
}
const catalogue = loadFolder(DATA);
const tasks = readTasks(`${GOLD}/dev.jsonl`);
const storeOf = (key: string): string => STORES.find((store) => store.id === key)!.storedName;
const out = path.join(
  fs.mkdtempSync(path.join(os.tmpdir(), 'basketwise-quality-')),
  'answers.jsonl',
);
const answers = tasks.map((task) => ({
  id: task.id,
  matches: Object.fromEntries(
    Object.keys(task.grades).map((key): [string, Match[]] => [
      key,
      task.kind === 'search'
        ? findProducts(task.query!, storeOf(key), catalogue)
        : findEquivalents(
            { ...task.product!, store: storeOf(task.product!.store) },
            storeOf(key),
            catalogue,
          ),
    ]),
  ),
}));
fs.writeFileSync(
  out,
  answers
    .map(
      (answer) =>
        JSON.stringify({
          id: answer.id,
          matches: Object.fromEntries(
            Object.entries(answer.matches).map(([store, matches]) => [
              store,
              matches.map((match) => ({
                name: match.product.name,
                price: match.product.price,
                similarity: match.similarity,
              })),
            ]),
          ),
        }) + '\n',
    )
    .join(''),
);
for (const extra of [[], ['--extra', 'data/judgments/extra.jsonl']]) {
  console.log(extra.length ? 'with the extra judgments:' : 'as judged:');
  console.log(
    spawnSync(process.execPath, [`${GOLD}/score.mjs`, `${GOLD}/dev.jsonl`, out, ...extra], {
      encoding: 'utf8',
    }).stdout,
  );
}

const bands = Array.from({ length: 10 }, () => ({ shown: 0, acceptable: 0 }));
const wrong: { similarity: number; words: string }[] = [];
tasks.forEach((task, at) => {
  for (const [key, matches] of Object.entries(answers[at]!.matches)) {
    const first = matches[0];
    const judged =
      first &&
      (task.judged[key]?.some((name) => nameKey(name) === nameKey(first.product.name)) ||
        Object.keys(task.grades[key]!).some(
          (name) => nameKey(name) === nameKey(first.product.name),
        ));
    if (!first || !judged) continue;
    const grade =
      Object.entries(task.grades[key]!).find(
        ([name]) => nameKey(name) === nameKey(first.product.name),
      )?.[1] ?? 0;
    const band = bands[Math.min(9, Math.floor(first.similarity * 10))]!;
    band.shown++;
    if (grade >= 2) band.acceptable++;
    else
      wrong.push({
        similarity: first.similarity,
        words: `${Math.round(first.similarity * 100)}% grade ${grade}  "${task.query ?? task.product!.name}" at ${key}: ${first.product.name}  [${first.reasons.map((reason) => reason.words).join('; ')}]`,
      });
  }
});
console.log('calibration (first answers that are judged):');
console.table(
  bands
    .map((band, at) => ({
      band: `${at * 10}-${at * 10 + 9}%`,
      shown: band.shown,
      acceptable: band.shown ? `${Math.round((100 * band.acceptable) / band.shown)}%` : '',
    }))
    .filter((row) => row.shown),
);

let same = 0;
let sameOtherSize = 0;
let shown = 0;
let silentConflict = 0;
const loaded = STORES.filter(({ storedName }) => catalogue.stores[storedName]);
for (const { storedName } of loaded) {
  const products = catalogue.stores[storedName]!.products;
  for (let at = 0; at < products.length; at += 50) {
    for (const other of loaded) {
      if (other.storedName === storedName) continue;
      const [match] = findEquivalents(products[at]!, other.storedName, catalogue, 1);
      if (!match) continue;
      shown++;
      const kinds = new Set(match.reasons.map((reason) => reason.kind));
      if (match.verdict === 'same') {
        same++;
        if (kinds.has('other-size')) sameOtherSize++;
        if (kinds.has('attribute-differs')) silentConflict++;
      }
    }
  }
}
console.log(
  `every 50th product against the other four stores: ${shown} shown, ${same} called "same", of these ${sameOtherSize} of another size, ${silentConflict} with a conflicting attribute`,
);
console.log('the worst twenty:');
for (const { words } of wrong.sort((a, b) => b.similarity - a.similarity).slice(0, 20))
  console.log(`  ${words}`);
