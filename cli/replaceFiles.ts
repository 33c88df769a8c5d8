/** What replacing files needs of a disk. Every call may fail, and the machine may stop between any two. */
export interface Disk {
  makeFolder(folder: string): Promise<void>;
  list(folder: string): Promise<string[]>;
  /** Writes the whole file and waits until it is on the disk. */
  write(file: string, text: string): Promise<void>;
  /** A second name (or a copy) for a file that is there. */
  keep(file: string, as: string): Promise<void>;
  rename(from: string, to: string): Promise<void>;
  remove(file: string): Promise<void>;
  size(file: string): Promise<number | null>;
  /** Waits until the names in the folder are on the disk. */
  syncFolder(folder: string): Promise<void>;
  join(folder: string, name: string): string;
}

/** What stands beside a file while it is replaced: what comes, and what was there (empty: nothing was). */
export const NEW = '.new';
export const OLD = '.old';

export type Replaced = { ok: true } | { ok: false; why: string };

/**
 * Replaces files of one folder, all or none. The last one (the manifest) decides: until it is renamed the old state
 * counts, and each file's old text stands beside it as FILE.old; from then on the new one counts. A failure puts back
 * what was there; after a stop of the machine the next call does, and until then readers find the text that the
 * manifest's checksum names (catalogue/storeFile.ts).
 */
export async function replaceFiles(
  folder: string,
  files: readonly { name: string; text: string }[],
  disk: Disk,
): Promise<Replaced> {
  const commit = files.at(-1)!.name;
  const at = (name: string): string => disk.join(folder, name);
  try {
    await disk.makeFolder(folder);
    await recover(folder, commit, disk);
  } catch (error) {
    return { ok: false, why: (error as Error).message };
  }
  try {
    for (const { name, text } of files) await disk.write(at(name + NEW), text);
    for (const { name } of files) {
      if ((await disk.size(at(name))) === null) await disk.write(at(name + OLD), '');
      else await disk.keep(at(name), at(name + OLD));
    }
    await disk.syncFolder(folder);
    for (const { name } of files) await disk.rename(at(name + NEW), at(name));
    await disk.syncFolder(folder);
  } catch (error) {
    const why = (error as Error).message;
    return putBack(folder, commit, disk).then(
      () => ({ ok: false, why: `${why}; what was there is unchanged` }),
      (second: unknown) => ({
        ok: false,
        why: `${why}; and what was there could not be put back (${(second as Error).message}): the files ending in ${OLD} hold it, run the command again`,
      }),
    );
  }
  // The new state counts already: what is left over is cleared by the next call if not now.
  await tidy(folder, disk).catch(() => undefined);
  return { ok: true };
}

/** After a stop: a manifest that still waits says that the new state never came to count. */
async function recover(folder: string, commit: string, disk: Disk): Promise<void> {
  const names = await disk.list(folder);
  if (!names.some((name) => name.endsWith(OLD) || name.endsWith(NEW))) return;
  if (names.includes(commit + NEW)) await putBack(folder, commit, disk);
  else await tidy(folder, disk);
}

async function putBack(folder: string, commit: string, disk: Disk): Promise<void> {
  const at = (name: string): string => disk.join(folder, name);
  // Says that the new state does not count, should this be interrupted too.
  if ((await disk.size(at(commit + NEW))) === null) await disk.write(at(commit + NEW), '');
  const olds = (await disk.list(folder)).filter((name) => name.endsWith(OLD));
  // The manifest first: once it is old again, the checksums lead readers to the old texts.
  for (const old of olds.sort((a, b) => Number(b === commit + OLD) - Number(a === commit + OLD))) {
    const name = old.slice(0, -OLD.length);
    if ((await disk.size(at(old))) === 0) await disk.remove(at(name));
    else {
      await disk.keep(at(old), at(`${name}${OLD}${NEW}`));
      await disk.rename(at(`${name}${OLD}${NEW}`), at(name));
    }
  }
  await disk.syncFolder(folder);
  await tidy(folder, disk);
}

/** Old texts go before the waiting manifest: with it gone and them there, the next call would take the stop for a finished one. */
async function tidy(folder: string, disk: Disk): Promise<void> {
  const left = (await disk.list(folder)).filter((name) => name.endsWith(OLD) || name.endsWith(NEW));
  for (const name of left.sort((a, b) => Number(a.endsWith(NEW)) - Number(b.endsWith(NEW))))
    await disk.remove(disk.join(folder, name));
  await disk.syncFolder(folder);
}
