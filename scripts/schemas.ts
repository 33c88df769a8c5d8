/**
 * Writes docs/schemas: a JSON Schema (draft 7) of every file and output, from the types of cli/outputs.ts. usage: npm run schemas
 * The test of the schemas fails where they are not those of the types, and where a real output does not keep to them.
 */
import fs from 'node:fs';
import path from 'node:path';
import { createGenerator } from 'ts-json-schema-generator';

const ROOT = path.join(__dirname, '..');
export const FOLDER = path.join(ROOT, 'docs/schemas');
/** Raised when a field goes or changes its meaning; new fields do not. */
const VERSION = 1;

/** File of a schema -> the type it describes. */
export const SCHEMAS: Readonly<Record<string, string>> = {
  list: 'ListOutput',
  'list-row': 'ListLine',
  'search-row': 'SearchOutput',
  'suggest-row': 'SuggestOutput',
  'stores-row': 'StoresOutput',
  read: 'ReadOutput',
  'read-row': 'ReadLine',
  'match-task': 'MatchTask',
  'match-answer': 'MatchAnswer',
  'match-row': 'MatchLine',
  'match-cluster': 'ClusterLine',
  'match-shard': 'ShardLine',
  check: 'CheckOutput',
  'check-row': 'CheckLine',
  diff: 'DiffOutput',
  history: 'HistoryOutput',
  index: 'IndexOutput',
  catalogue: 'Catalogue',
  pack: 'Pack',
};

/** File name -> text. */
export function schemaTexts(): Map<string, string> {
  const generator = createGenerator({
    path: path.join(ROOT, 'cli/outputs.ts'),
    tsconfig: path.join(ROOT, 'tsconfig.json'),
    skipTypeCheck: true,
    expose: 'export',
    topRef: false,
    encodeRefs: false,
  });
  return new Map(
    Object.entries(SCHEMAS).map(([name, type]) => {
      const schema = { $id: `basketwise/${name}/${VERSION}`, ...generator.createSchema(type) };
      return [`${name}.schema.json`, `${JSON.stringify(schema, null, 2)}\n`];
    }),
  );
}

if (process.argv[1]?.endsWith('schemas.ts')) {
  fs.mkdirSync(FOLDER, { recursive: true });
  for (const [name, text] of schemaTexts()) fs.writeFileSync(path.join(FOLDER, name), text);
}
