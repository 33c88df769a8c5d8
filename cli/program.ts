import { Command, CommanderError, Option } from 'commander';
import { jobsOf, lookedFor, positive, shardOf, poundsOf } from './arguments';
import { registerCatalogue } from './catalogue/register';
import { compareCommand, type CompareOptions } from './commands/compare';
import { searchCommand, type SearchOptions } from './commands/search';
import { storesCommand } from './commands/stores';
import { suggestCommand, type SuggestOptions } from './commands/suggest';
import { ANSWER_FORMATS, type AnswerOptions } from './match/answers';
import { matchCommand, type MatchOptions } from './match/command';
import { mergeCommand } from './match/shards';
import { readCommand } from './commands/read';
import { registerHistory } from './history/register';
import { CliError, EXIT, type ExitCode, type Io } from './io';
import { registerCompletion } from './completion';
import { applyDefaults, takesDefaults } from './defaults';
import { requireOutputApart } from './output';
import { nearCommand } from './unknownCommand';
import { FORMATS } from './render/comparison';
import { TABLE_FORMATS, type RowOptions } from './render/rows';
import { clean } from './render/text';

const DATA = ['--data <folder>', 'folder of price files (default: the bundled catalogue)'] as const;
const WIDE = ['--wide', 'lines as long as they are, on a terminal too'] as const;
const examples: Examples = (...lines) =>
  `\nExamples:\n${lines.map((line) => `  $ price-compare ${line}`).join('\n')}\n`;

const format = (choices: readonly string[], usual = 'table'): Option =>
  new Option('--format <format>', 'output format').choices(choices).default(usual);
const OUTPUT = ['--output <file>', 'write to a file'] as const;

type Done = (code: ExitCode) => void;
type Examples = (...lines: string[]) => string;

/** The names and cells that a message quotes cannot break it in two, nor steer a terminal. */
const inLines = (io: Io): Io => ({
  ...io,
  err: (text) => io.err(`${clean(text.replace(/\n$/, ''))}\n`),
});

function registerList(program: Command, io: Io, done: Done): void {
  const command = program
    .command('list', { isDefault: true })
    .description('compare a list (the default command): price-compare list.txt --store TESCO')
    .argument('<list>', 'text file with one item a line, or - for standard input')
    .option('--store <store>', 'the supermarket you use')
    .option(...DATA)
    .addOption(format(FORMATS))
    .option(...OUTPUT)
    .option('--stores <stores>', 'compare with these only, such as Aldi,Asda')
    .option('--cards <stores>', 'stores whose loyalty card you have, such as Tesco,Sainsburys')
    .option(
      '--second-stop-from <pounds>',
      'what a second stop has to save to be suggested (default: 2)',
      poundsOf,
    )
    .option(
      '--top <number>',
      'alternatives shown per item (default: 1 in table and Markdown, all in CSV and JSON)',
      positive,
    )
    .option(...WIDE)
    .option('--quiet', 'no progress')
    .addHelpText(
      'after',
      examples(
        'examples/weekly-shop.txt --store TESCO',
        'list.txt --store Aldi --stores Asda,Tesco --format csv --output out.csv',
        '- --store sainsburys < list.txt',
      ),
    )
    .action(async (list: string, options: CompareOptions) => {
      done(await compareCommand(list, options, io));
    });
  takesDefaults(command, 'store', 'data');
}

function registerSuggest(program: Command, io: Io, done: Done): void {
  const command = program
    .command('suggest')
    .description('suggestions while typing')
    .argument('<text>', 'what to look for', lookedFor)
    .option('--store <store>', 'the supermarket')
    .option(...DATA)
    .option('--limit <number>', 'how many', positive, 8)
    .addOption(format(TABLE_FORMATS))
    .option(...OUTPUT)
    .addHelpText(
      'after',
      examples('suggest "semi skim" --store TESCO', 'suggest "loo roll" --store asda --limit 3'),
    )
    .action(async (text: string, options: SuggestOptions) => {
      done(await suggestCommand(text, options, io));
    });
  takesDefaults(command, 'store', 'data');
}

function registerSearch(program: Command, io: Io, done: Done): void {
  const command = program
    .command('search')
    .description('best products per store with similarity, size and unit price')
    .argument('<text>', 'what to look for', lookedFor)
    .option('--store <store>', 'only this supermarket')
    .option('--stores <stores>', 'these only, such as Aldi,Asda')
    .option(...DATA)
    .option('--limit <number>', 'how many per store', positive, 3)
    .addOption(format(TABLE_FORMATS))
    .option(...OUTPUT)
    .option(...WIDE)
    .addHelpText(
      'after',
      examples('search "mature cheddar 400g"', 'search "eggs 12" --store morrisons'),
    )
    .action(async (text: string, options: SearchOptions) => {
      done(await searchCommand(text, options, io));
    });
  takesDefaults(command, 'data');
}

function registerRead(program: Command, io: Io, done: Done): void {
  program
    .command('read')
    .description('how a list is read: what to look for and how many, and what was left out, why')
    .argument('<list>', 'text file, or - for standard input')
    .addOption(format(TABLE_FORMATS))
    .option(...OUTPUT)
    .option(...WIDE)
    .addHelpText('after', examples('read list.txt', 'read - --format json < list.txt'))
    .action(async (list: string, options: RowOptions & { wide?: boolean }) => {
      done(await readCommand(list, options, io));
    });
}

function registerMatch(program: Command, io: Io, done: Done): void {
  const command = program
    .command('match')
    .description('batch of tasks as JSON lines; one answer line per task')
    .argument('[tasks]', 'JSON lines file, or - for standard input', '-')
    .option(...DATA)
    .option('--limit <number>', 'matches per store', positive, 5)
    .option('--all', 'every product of --store against the other stores', false)
    .option('--store <store>', 'with --all: whose products')
    .option('--cluster', 'with --all: a row a product, one id for the same thing over stores')
    .option('--jobs <number>', 'worker threads', jobsOf, 1)
    .option('--shard <i/n>', 'one of several parts, to be merged', shardOf)
    .addOption(format(ANSWER_FORMATS, 'jsonl'))
    .option(...OUTPUT)
    .option('--quiet', 'no progress')
    .addHelpText(
      'after',
      examples('match tasks.jsonl --data prices > answers.jsonl', 'match - < tasks.jsonl'),
    )
    .action(async (file: string, options: MatchOptions) => {
      done(await matchCommand(file, options, io));
    });
  takesDefaults(command, 'data');
}

function registerMerge(program: Command, io: Io, done: Done): void {
  program
    .command('merge')
    .description('the shards of one match run into its answers')
    .argument('<shards...>')
    .addOption(format(ANSWER_FORMATS, 'jsonl'))
    .option(...OUTPUT)
    .addHelpText('after', examples('merge shard-1.jsonl shard-2.jsonl > answers.jsonl'))
    .action(async (files: string[], options: AnswerOptions) => {
      done(await mergeCommand(files, options, io));
    });
}

function registerStores(program: Command, io: Io, done: Done): void {
  const command = program
    .command('stores')
    .description('the price files: rows, products, skipped rows with reasons, sizes known, date')
    .option(...DATA)
    .addOption(format(TABLE_FORMATS))
    .option(...OUTPUT)
    .addHelpText('after', examples('stores', 'stores --data prices --format csv'))
    .action(async (options: RowOptions & { data?: string }) => {
      done(await storesCommand(options, io));
    });
  takesDefaults(command, 'data');
}

const REGISTER: ((program: Command, io: Io, done: Done, examples: Examples) => void)[] = [
  registerList,
  registerSuggest,
  registerSearch,
  registerRead,
  registerMatch,
  registerMerge,
  registerStores,
  registerHistory,
  registerCatalogue,
  registerCompletion,
];

/** Every command with its options; `done` is told how a command ended. */
function programOf(io: Io, terminal: Io, done: Done): Command {
  const program = new Command('price-compare')
    .description('Compare a shopping list across UK supermarkets.')
    .version(io.version)
    .exitOverride()
    .configureOutput({
      writeOut: (text) => io.out(text),
      writeErr: (text) => terminal.err(text),
      outputError: (text, write) => write(text),
    })
    .showHelpAfterError('(price-compare --help shows how)')
    .enablePositionalOptions()
    .addHelpText(
      'after',
      examples(
        'examples/weekly-shop.txt --store TESCO',
        'search "eggs 12"',
        'catalogue check prices',
        'help match',
      ),
    )
    .hook('preAction', async (_program, command) => {
      await applyDefaults(command, io);
      await requireOutputApart(command, io);
    });
  for (const register of REGISTER) register(program, io, done, examples);
  return program;
}

/** Arguments -> exit code. Nothing here touches process. */
export async function run(args: readonly string[], terminal: Io): Promise<ExitCode> {
  const io = inLines(terminal);
  let code: ExitCode = EXIT.compared;
  const program = programOf(io, terminal, (answer) => (code = answer));
  try {
    const near = await nearCommand(args, program, io);
    if (near !== null) {
      terminal.err(`${near}(price-compare --help shows how)\n`);
      return EXIT.usage;
    }
    await program.parseAsync([...args], { from: 'user' });
    return code;
  } catch (error) {
    if (error instanceof CliError) {
      io.err(`price-compare: ${error.message}\n`);
      return error.code;
    }
    if (error instanceof CommanderError) return error.exitCode === 0 ? EXIT.compared : EXIT.usage;
    throw error;
  }
}
