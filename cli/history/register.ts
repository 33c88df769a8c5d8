import { Option, type Command } from 'commander';
import { lookedFor } from '../arguments';
import type { ExitCode, Io } from '../io';
import { day } from '../catalogue/register';
import { historyCommand, indexCommand, type IndexOptions, type TimeOptions } from './commands';
import { TIME_FORMATS } from './render';

/** What both take: which prices, of which days, in which format. */
const over = (command: Command): Command =>
  command
    .requiredOption('--data <folder>', 'folder of dated folders (2026-11-01/tesco.csv), or a pack')
    .option('--store <store>', 'only this supermarket')
    .option('--stores <stores>', 'these only, such as Aldi,Tesco')
    .option('--from <day>', 'first day that counts', day)
    .option('--to <day>', 'last day that counts', day)
    .addOption(
      new Option('--format <format>', 'output format').choices(TIME_FORMATS).default('table'),
    )
    .option('--output <file>', 'write to a file');

/** `price-compare history` and `price-compare index`: prices through time, for analysts. */
export function registerHistory(
  program: Command,
  io: Io,
  done: (code: ExitCode) => void,
  examples: (...lines: string[]) => string,
): void {
  over(
    program
      .command('history')
      .description('the price of a product per store over time')
      .argument('<text>', 'what to look for', lookedFor),
  )
    .addHelpText(
      'after',
      examples(
        'history "semi skimmed milk 4 pints" --data prices',
        'history "baked beans" --data prices --store Aldi',
        'history "baked beans" --data prices --stores Tesco,Aldi --format svg --output beans.svg',
      ),
    )
    .action(async (text: string, options: TimeOptions) =>
      done(await historyCommand(text, options, io)),
    );
  registerIndex(program, io, done, examples);
}

function registerIndex(
  program: Command,
  io: Io,
  done: (code: ExitCode) => void,
  examples: (...lines: string[]) => string,
): void {
  over(
    program
      .command('index')
      .description('the price index of a list per store: chained, like for like, first day = 100')
      .argument('<list>', 'text file with one item a line, or - for standard input'),
  )
    .option('--weights <file>', 'CSV of line,weight (default: every line counts the same)')
    .option('--by-category', 'an index of each category of the products too')
    .addHelpText(
      'after',
      examples(
        'index examples/weekly-shop.txt --data prices',
        'index list.txt --data prices --format csv --output index.csv',
      ),
    )
    .action(async (list: string, options: IndexOptions) =>
      done(await indexCommand(list, options, io)),
    );
}
