/** Makes one table, or one of the two models: run.ts commonWords|aisles|vectors, run.ts search|equiv FOLDER OUT. Called by scripts/fit.ts. */
import fs from 'node:fs';

async function run(table: string, folder: string, out: string): Promise<void> {
  const started = Date.now();
  if (table === 'commonWords') (await import('./commonWords')).writeCommonWords();
  else if (table === 'aisles') (await import('./aisles')).fitAisles();
  else if (table === 'vectors') (await import('./vectors')).fitVectors();
  else {
    const { fitModel } = await import('./model');
    fs.writeFileSync(out, fitModel(table === 'equiv' ? 'equiv' : 'search', folder));
  }
  console.log(`${table}: ${Math.round((Date.now() - started) / 1000)} s`);
}
void run(process.argv[2]!, process.argv[3] ?? '', process.argv[4] ?? '');
