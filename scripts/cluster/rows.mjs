// A table of a pack, or of the answers of `match --all`, as the tab-separated rows that ClickHouse takes.
// usage: node scripts/cluster/rows.mjs products|prices|matches|days PACK MATCH
import { once } from 'node:events';
import { DuckDBInstance } from '@duckdb/node-api';

const [table, pack, match] = process.argv.slice(2);
const quoted = (text) => `'${text.replaceAll("'", "''")}'`;
const from = (part) => quoted(`${pack}/${part}/*.parquet`);
const SQL = {
  products: `SELECT store, product, name, category, first_day::VARCHAR FROM ${from('products')}`,
  prices: `SELECT store, product, valid_from::VARCHAR, valid_to::VARCHAR, r.price, name, category
    FROM ${from('prices')} r JOIN ${from('products')} USING (store, product)`,
  matches: `SELECT id, other.key, other.value[1].price, other.value[1].verdict, other.value[1].similarity
    FROM (SELECT id, unnest(map_entries(matches)) AS other FROM read_json(${quoted(match)}, columns = {id: 'BIGINT',
      matches: 'MAP(VARCHAR, STRUCT(price DOUBLE, verdict VARCHAR, similarity DOUBLE)[])'}))
    WHERE len(other.value) > 0`,
  days: `SELECT store.store, unnest(store.days) FROM (SELECT unnest(stores) AS store FROM read_json(${quoted(`${pack}/pack.json`)}))`,
};

const escaped = (value) =>
  String(value).replace(/[\\\t\n]/g, (sign) => ({ '\\': '\\\\', '\t': '\\t', '\n': '\\n' })[sign]);
const db = await (await DuckDBInstance.create(':memory:')).connect();
const answer = await db.stream(SQL[table]);
for (;;) {
  const chunk = await answer.fetchChunk();
  if (!chunk || chunk.rowCount === 0) break;
  const text = chunk.getRows().map((row) => `${row.map(escaped).join('\t')}\n`);
  if (!process.stdout.write(text.join(''))) await once(process.stdout, 'drain');
}
db.closeSync();
