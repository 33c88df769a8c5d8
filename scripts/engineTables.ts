// The pages of docs/reference that are printed from the engine.
import { MEANINGS } from '../engine/evidence/features';
import { LINE_POLICY } from '../engine/ranking/linePolicy';
import type { Policy } from '../engine/ranking/policy';
import { PRODUCT_POLICY } from '../engine/ranking/productPolicy';

const PRINTED =
  '<!-- Printed by scripts/print-engine-tables.ts; change the engine, not this page. -->';
const row = (...cells: readonly string[]): string =>
  `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [row(...head), row(...head.map(() => '---')), ...rows.map((cells) => row(...cells))].join('\n');

/** One line for each feature. */
export function featuresPage(): string {
  const features = Object.entries(MEANINGS);
  return `# What is measured of a candidate

${PRINTED}

${features.length} numbers for each candidate (\`engine/evidence/features.ts\`). Regression trees fitted to the judgments weigh them.
"Asked" words are those of the line, or of the main part of the product's name; "telling" ones are neither praise nor packaging. A flag is 0 or 1;
-1 stands for "cannot be told" unless the line says otherwise.

${table(['feature', 'what it says'], features)}
`;
}

const policyTable = (policies: readonly Policy[]): string =>
  table(
    ['rule', 'when', 'points', 'why'],
    policies.map(({ name, condition, points, why }) => [name, condition, points, why]),
  );

/** One line for each rule. */
export const policyPage = (): string => `# Rules that hold whatever is learned

${PRINTED}

Points are added to the fitted score (a logit: 1 point makes odds of 1:1 into 2.7:1). The rules stand in \`engine/ranking/linePolicy.ts\` and \`productPolicy.ts\`; each has a test that fails without it
(\`tests/engine/policy.test.ts\`).

## For a typed line

${policyTable(LINE_POLICY)}

## Between two products

${policyTable(PRODUCT_POLICY)}
`;
