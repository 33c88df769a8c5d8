import { Command, CommanderError } from 'commander';
import type { Io } from './io';

/**
 * A first word that is neither a command nor a file, but nearly a command: commander's own words for it, or null. The
 * default command takes any word for its list, so commander itself never says them.
 */
export async function nearCommand(
  [word]: readonly string[],
  program: Command,
  io: Io,
): Promise<string | null> {
  if (word === undefined || word.startsWith('-') || (await io.sameFile(word, word))) return null;
  let said = '';
  const names = new Command(program.name()).exitOverride().configureOutput({
    writeOut: () => undefined,
    writeErr: () => undefined,
    outputError: (text) => void (said += text),
  });
  for (const command of program.commands) names.command(command.name()).allowExcessArguments();
  try {
    await names.parseAsync([word], { from: 'user' });
  } catch (error) {
    if (error instanceof CommanderError && said.includes('Did you mean')) return said;
  }
  return null;
}
