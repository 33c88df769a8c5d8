import type { Command } from 'commander';
import { DEFAULTS_FILE } from './defaults';
import { CliError, EXIT, inputName, type Io } from './io';

/** Folders in folders that hold price files: a pack of dated folders. */
const DEPTH = 2;

/** Refuses an --output that is a file the command reads: it would be gone before anybody saw the mistake. */
export async function requireOutputApart(command: Command, io: Io): Promise<void> {
  const { output } = command.opts<{ output?: string }>();
  if (!output) return;
  for (const input of readBy(command, io))
    for await (const file of filesOf(input, DEPTH, io))
      if (await io.sameFile(file, output))
        throw new CliError(
          `--output ${output} is a file that the command reads (${inputName(file)}); name another`,
          EXIT.usage,
        );
}

/** Files and folders that a command reads; "-" is standard input. */
function readBy(command: Command, io: Io): string[] {
  const options = command.opts<{ data?: string; weights?: string; against?: string[] }>();
  const takesData = command.options.some((option) => option.attributeName() === 'data');
  const named = command.registeredArguments.flatMap((argument, at) =>
    argument.name() === 'text' ? [] : ((command.processedArgs[at] ?? []) as string | string[]),
  );
  return [
    ...named,
    ...(takesData ? [options.data ?? io.bundledCatalogue, DEFAULTS_FILE] : []),
    ...(options.weights === undefined ? [] : [options.weights]),
    ...(options.against ?? []),
  ];
}

/** A file itself, or the files of a folder. */
async function* filesOf(place: string, depth: number, io: Io): AsyncGenerator<string> {
  const names = depth < 0 ? null : await io.listFolder(place);
  if (names === null) yield place;
  else for (const name of names) yield* filesOf(io.join(place, name), depth - 1, io);
}
