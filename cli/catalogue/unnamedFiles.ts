import type { Io } from '../io';

/**
 * Takes away the files of a folder beside the price files (`FOLDER/NAME.EXTENSION`) that no manifest names. `named`: those of the new
 * manifest and of the one before, which a page that is open still reads.
 */
export async function removeUnnamed(
  out: string,
  folder: string,
  extension: string,
  named: readonly string[],
  io: Io,
): Promise<void> {
  for (const name of (await io.listFolder(io.join(out, folder))) ?? [])
    if (name.endsWith(extension) && !named.includes(`${folder}/${name}`))
      await io.remove(io.join(out, folder, name));
}
