import type { Command } from 'commander';
import { CliError, EXIT, type Io } from './io';

/** Folders in folders that hold price files: a pack of dated folders. */
const DEPTH = 2;

/** Refuses an --output that is a file the command reads: it would be gone before anybody saw the mistake. */
export async function requireOutputApart(command: Command, io: Io): Promise<void> {
  const { output, data, weights } = command.opts<Record<'output' | 'data' | 'weights', string>>();
  if (!output) return;
  const read = command.registeredArguments.flatMap((argument, at) =>
    argument.name() === 'text' ? [] : ((command.processedArgs[at] ?? []) as string | string[]),
  );
  for (const input of [...read, data, weights].filter((name) => !!name && name !== '-'))
    for await (const file of filesOf(input!, DEPTH, io))
      if (await io.sameFile(file, output))
        throw new CliError(
          `--output ${output} is a file that the command reads (${file}); name another`,
          EXIT.usage,
        );
}

/** A file itself, or the files of a folder. */
async function* filesOf(place: string, depth: number, io: Io): AsyncGenerator<string> {
  const names = depth < 0 ? null : await io.listFolder(place);
  if (names === null) yield place;
  else for (const name of names) yield* filesOf(io.join(place, name), depth - 1, io);
}
