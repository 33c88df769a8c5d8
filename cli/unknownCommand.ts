import { Command, CommanderError } from 'commander';
import type { Io } from './io';

/**
 * A first word that is neither a command nor a file, but nearly a command: commander's own words for it, or null. The
 * default command takes any word for its list, so commander itself never says them; nor of the word behind "help", which
 * names no file and so is a command or a mistake.
 */
export async function nearCommand(
  [first, second]: readonly string[],
  program: Command,
  io: Io,
): Promise<string | null> {
  const help = first === 'help' && second !== undefined;
  const word = help ? second : first;
  if (word === undefined || word.startsWith('-')) return null;
  if (!help && (await io.sameFile(word, word))) return null;
  let said = '';
  const names = new Command(program.name()).exitOverride().configureOutput({
    writeOut: () => undefined,
    writeErr: () => undefined,
    outputError: (text) => void (said += text),
  });
  for (const command of [...program.commands.map((known) => known.name()), 'help'])
    names.command(command).allowExcessArguments();
  try {
    await names.parseAsync([word], { from: 'user' });
  } catch (error) {
    if (error instanceof CommanderError && (help || said.includes('Did you mean'))) return said;
  }
  return null;
}
