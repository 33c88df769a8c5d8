import { InvalidArgumentError, Option, type Command } from 'commander';
import type { ExitCode, Io } from '../io';
import { TABLE_FORMATS } from '../render/rows';
import { CHECK_FORMATS, checkCommand, type CheckOptions } from './check';
import { diffCommand, type DiffOptions } from './diff';
import { SOURCE_FORMATS } from './formats';
import { importCommand, type ImportOptions } from './import';
import { packCommand } from '../pack/packCommand';
import { publishCommand, type PublishOptions } from './publish';
import { COLUMNS, CURRENCY_CODES, isoDate } from './rows';
import { acceptCommand, type AcceptOptions } from './accept';

export const day = (text: string): string => {
  if (isoDate(text) !== text) throw new InvalidArgumentError('give a day as 2026-11-01');
  return text;
};

/** "name=Title,price=Cost" */
function mapping(text: string): ImportOptions['map'] {
  return Object.fromEntries(
    text.split(',').map((pair) => {
      const [ours, ...column] = pair.split('=');
      if (!COLUMNS.includes(ours!.trim() as (typeof COLUMNS)[number]) || column.length === 0)
        throw new InvalidArgumentError(
          `give pairs such as name=Title,price=Cost; ours are ${COLUMNS.join(', ')}`,
        );
      return [ours!.trim(), column.join('=').trim()];
    }),
  );
}

function columnNames(text: string): string[] {
  const names = text.split(',').map((name) => name.trim());
  const used = names.filter((name) => name !== '-' && name !== '');
  if (names.length < 2 || new Set(used).size < used.length)
    throw new InvalidArgumentError('give each column once, such as date,code,name,price');
  return names.map((name, at) => (name === '-' || name === '' ? `column ${at + 1}` : name));
}

type Done = (code: ExitCode) => void;
type Examples = (...lines: string[]) => string;

function registerCheck(catalogue: Command, io: Io, done: Done, examples: Examples): void {
  catalogue
    .command('check')
    .description(
      'judge price files before they are used: accept (exit 0), warn (10) or refuse (20)',
    )
    .argument(
      '<folder>',
      'price files of one day, or a folder of dated folders (2026-11-01/tesco.csv)',
    )
    .option('--against <folders...>', 'earlier price files to measure against')
    .addOption(
      new Option('--format <format>', 'output format').choices(CHECK_FORMATS).default('table'),
    )
    .option('--output <file>', 'write to a file')
    .addHelpText(
      'after',
      examples(
        'catalogue check new --against prices/2026-11-01 prices/2026-11-08',
        'catalogue check prices --format markdown',
      ),
    )
    .action(async (folder: string, options: CheckOptions) =>
      done(await checkCommand(folder, options, io)),
    );
}

function registerDiff(catalogue: Command, io: Io, done: Done, examples: Examples): void {
  catalogue
    .command('diff')
    .description('what became dearer, cheaper, new, gone or smaller between two days')
    .argument('<before>', 'price files of one day')
    .argument('<after>', 'price files of a later day')
    .option('--store <store>', 'only this supermarket')
    .option('--stores <stores>', 'these only, such as Aldi,Asda')
    .addOption(
      new Option('--format <format>', 'output format').choices(TABLE_FORMATS).default('table'),
    )
    .option('--output <file>', 'write to a file')
    .addHelpText('after', examples('catalogue diff prices/2026-11-01 prices/2026-11-08'))
    .action(async (before: string, after: string, options: DiffOptions) =>
      done(await diffCommand(before, after, options, io)),
    );
}

function registerPack(catalogue: Command, io: Io, done: Done, examples: Examples): void {
  catalogue
    .command('pack')
    .description('dated folders into one pack of Parquet files; a new day is appended')
    .argument('<folders...>', 'dated folders, or folders of them')
    .option('--out <pack>', 'the pack, a folder', 'prices.parquet')
    .addHelpText('after', examples('catalogue pack prices --out prices.parquet'))
    .action(async (folders: string[], options: { out: string }) =>
      done(await packCommand(folders, options, io)),
    );
}

function registerAccept(catalogue: Command, io: Io, done: Done, examples: Examples): void {
  catalogue
    .command('accept')
    .description('answer for files that the gate refuses: they are the measure from now on')
    .argument('<folder>', 'price files of one day')
    .requiredOption('--reason <text>', 'why they are right, kept in catalogue.json')
    .option('--store <store>', 'only this supermarket')
    .addHelpText(
      'after',
      examples('catalogue accept prices/2026-11-20 --store Aldi --reason "The shop has shrunk"'),
    )
    .action(async (folder: string, options: AcceptOptions) =>
      done(await acceptCommand(folder, options, io)),
    );
}

/** How a foreign file is to be read. */
const foreignOptions = (command: Command): Command =>
  command
    .addOption(
      new Option('--from <format>', 'kind of file')
        .choices(Object.keys(SOURCE_FORMATS))
        .default('csv'),
    )
    .option('--map <pairs>', 'our column = its column, such as name=Title,price=Cost', mapping, {})
    .option(
      '--columns <names>',
      'columns of a table without a header, such as date,code,name,price ("-": not used)',
      (text: string) => columnNames(text),
    )
    .addOption(
      new Option('--currency <code>', 'what the prices are in')
        .choices(CURRENCY_CODES)
        .default('GBP'),
    )
    .option('--locations <file>', 'of Open Prices: whose shop a price is of (JSON lines, Parquet)')
    .option(
      '--products <file>',
      'of Open Prices: names and sizes by barcode (JSON lines, Parquet)',
    );

function registerImport(catalogue: Command, io: Io, done: Done, examples: Examples): void {
  foreignOptions(catalogue.command('import'))
    .description("turn a foreign price file into a store's CSV and its entry in catalogue.json")
    .argument('<file>', 'CSV, TSV, JSON lines or JSON; .gz is unpacked')
    .requiredOption('--store <store>', 'whose prices they are')
    .option(
      '--date <day>',
      'day of the prices that state none; of several days the last one up to it',
      day,
    )
    .option('--out <folder>', 'where the catalogue stands', 'prices')
    .option('--force', 'replace a good file by one that the gate refuses')
    .addHelpText(
      'after',
      examples(
        'catalogue import tesco-export.csv --store TESCO --map name=Title,price=Cost --date 2026-11-01',
        'catalogue import All_Data_Aldi.csv --store Aldi --from kaggle-uk',
        'catalogue import prices.jsonl.gz --store Asda --from open-prices --out new',
      ),
    )
    .action(async (file: string, options: ImportOptions) =>
      done(await importCommand(file, options, io)),
    );
}

function registerPublish(catalogue: Command, io: Io, done: Done, examples: Examples): void {
  catalogue
    .command('publish')
    .description("put checked price files into the page's folder, with their manifest")
    .argument('<folder>', 'a folder made by catalogue import')
    .option('--out <folder>', "the page's folder", 'public')
    .option('--force', 'publish a file that the gate refuses')
    .option('--history <pack>', 'a pack: the page can say whether a price is a good one')
    .addHelpText(
      'after',
      examples(
        'catalogue publish prices',
        'catalogue publish prices --out dist/web',
        'catalogue publish prices/2026-11-20 --out dist/web --history prices.parquet',
      ),
    )
    .action(async (folder: string, options: PublishOptions) =>
      done(await publishCommand(folder, options, io)),
    );
}

/** `price-compare catalogue ...`: the commands of those who bring price files. */
export function registerCatalogue(program: Command, io: Io, done: Done, examples: Examples): void {
  const catalogue = program
    .command('catalogue')
    .description('bring, check and publish price files')
    .enablePositionalOptions()
    .addHelpText(
      'after',
      examples(
        'catalogue import export.csv --store TESCO --date 2026-11-20 --out prices/2026-11-20',
        'catalogue check prices/2026-11-20 --against prices',
        'catalogue publish prices/2026-11-20 --out dist/web',
      ),
    );
  for (const register of [
    registerCheck,
    registerDiff,
    registerPack,
    registerAccept,
    registerImport,
    registerPublish,
  ])
    register(catalogue, io, done, examples);
}
