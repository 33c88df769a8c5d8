import { Option, type Command } from 'commander';
import type { ExitCode, Io } from '../io';
import { historyCommand, indexCommand, type TimeOptions } from './commands';
import { TIME_FORMATS } from './render';

/** `price-compare history` and `price-compare index`: prices through time, for analysts. */
export function registerHistory(
  program: Command,
  io: Io,
  done: (code: ExitCode) => void,
  examples: (...lines: string[]) => string,
): void {
  const over = (command: Command): Command =>
    command
      .requiredOption('--data <folder>', 'folder of dated folders (2026-11-01/tesco.csv)')
      .option('--store <store>', 'only this supermarket')
      .option('--stores <stores>', 'these only, such as Aldi,Tesco')
      .addOption(
        new Option('--format <format>', 'output format').choices(TIME_FORMATS).default('table'),
      )
      .option('--output <file>', 'write to a file');

  over(
    program
      .command('history')
      .description('the price of a product per store over time')
      .argument('<text>'),
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

  over(
    program
      .command('index')
      .description('the cost of a list per store over time, like for like')
      .argument('<list>', 'text file with one item a line, or - for standard input'),
  )
    .addHelpText(
      'after',
      examples(
        'index examples/weekly-shop.txt --data prices',
        'index list.txt --data prices --format csv --output index.csv',
      ),
    )
    .action(async (list: string, options: TimeOptions) =>
      done(await indexCommand(list, options, io)),
    );
}
