// The page ships rules and features without their explanations (scripts/withoutExplanations.cjs).
import fs from 'node:fs';
import ts from 'typescript';
import { MEANINGS } from '../../engine/evidence/features';
import { LINE_POLICY } from '../../engine/ranking/linePolicy';
import { PRODUCT_POLICY } from '../../engine/ranking/productPolicy';

const withoutExplanations = jest.requireActual<(source: string) => string>(
  '../../scripts/withoutExplanations.cjs',
);
const TEXTS = /'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"/g;
const withoutComments = (source: string): string =>
  ts.transpileModule(source, {
    compilerOptions: { removeComments: true, target: ts.ScriptTarget.ESNext },
  }).outputText;
const code = (source: string): string => withoutComments(source).replace(TEXTS, "''");

test.each([
  [
    'engine/ranking/linePolicy.ts',
    LINE_POLICY.flatMap(({ name, condition, why }) => [name, condition, why]),
  ],
  [
    'engine/ranking/productPolicy.ts',
    PRODUCT_POLICY.flatMap(({ name, condition, why }) => [name, condition, why]),
  ],
  ['engine/evidence/features.ts', Object.values(MEANINGS)],
])('%s: no explanation is left, and nothing else is gone', (file, explanations) => {
  const source = fs.readFileSync(file, 'utf8');
  const shipped = withoutExplanations(source);
  expect(code(shipped)).toBe(code(source));
  const left = new Set(
    withoutComments(shipped)
      .match(TEXTS)
      ?.map((text) => text.slice(1, -1)),
  );
  expect(explanations.filter((text) => left.has(text))).toEqual([]);
  expect(explanations.length).toBeGreaterThan(50);
});
