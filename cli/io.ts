import type { Answered, BatchSetup, TaskLine } from './match/batch';
import type { Replaced } from './replaceFiles';
import { NotUtf8 } from './utf8';

/** What commands may do to the world: the only thing that main.ts binds to Node and tests bind to memory. */
export interface Io {
  out(text: string): void;
  /** A message; to the commands one line, whatever names it holds (program.ts). */
  err(text: string): void;
  readText(path: string): Promise<ReadResult>;
  /** Standard input, whole. */
  readInput(): Promise<ReadResult>;
  /** Text of standard input as it comes; iterating throws on text that is not UTF-8. */
  openInput(): AsyncIterable<string>;
  /** Written beside and renamed. Never makes the folder: a mistyped one would take the file in silence. */
  writeText(
    path: string,
    text: string | AsyncIterable<string>,
  ): Promise<{ ok: true } | { ok: false; why: string }>;
  /** Bytes of a file, read where they are asked for. */
  openBytes(
    path: string,
  ): Promise<
    { ok: true; file: ByteFile; close(): Promise<void> } | { ok: false; why: ReadFailure }
  >;
  /** Written beside and renamed, so that a reader sees the old bytes or the new ones; makes the folder. */
  writeBytes(path: string, bytes: Uint8Array): Promise<void>;
  outBytes(bytes: Uint8Array): void;
  remove(path: string): Promise<void>;
  /** True when two paths lead to one file; "-" is the file that standard input is, where it is one. */
  sameFile(one: string, other: string): Promise<boolean>;
  /** Text of a file as it is read, gzip (known by its first bytes) unpacked; iterating throws NotUtf8, and what zlib throws on a damaged gzip. */
  openText(path: string): Promise<
    | {
        ok: true;
        chunks: AsyncIterable<string>;
        /** Size on the disk. */ bytes: number;
        bytesRead(): number;
      }
    | { ok: false; why: ReadFailure }
  >;
  /** Puts files in their places, all or none, the last one last (cli/replaceFiles.ts). */
  replaceFiles(folder: string, files: readonly { name: string; text: string }[]): Promise<Replaced>;
  /** Runs while no other command changes the folder; waits for one that does. */
  exclusive<T>(folder: string, work: () => Promise<T>): Promise<T>;
  sha256(content: string | Uint8Array): string;
  /** A thread of its own that answers match tasks; throws where the price files cannot be read. */
  startMatchWorker(setup: BatchSetup): Promise<{
    ask(lines: readonly TaskLine[]): Promise<Answered[]>;
    end(): Promise<void>;
  }>;
  /** From here on memory matters more than time: for commands that read one file after another for minutes. */
  spareMemory(): void;
  /** What is being done, in a line of standard error that the next one replaces (null: none follows); shown on a terminal only. */
  status(what: string | null): void;
  /** A bar on standard error, shown on a terminal only. */
  progress(what: string): {
    at(bytes: number, of: number): void;
    update(count: number): void;
    stop(): void;
  };
  /** YYYY-MM-DD */
  today(): string;
  listFolder(path: string): Promise<string[] | null>;
  join(...parts: string[]): string;
  /** Folder of the bundled catalogue. */
  bundledCatalogue: string;
  version: string;
  /** An environment variable, undefined where it is not set. */
  env(name: string): string | undefined;
  outIsTerminal: boolean;
  /** Columns of the terminal that standard output is; null: none, lines may be as long as they are. */
  columns: number | null;
  color: boolean;
  /** False once the reader of standard output has gone. */
  outOpen(): boolean;
  /** Resolves when standard output can take more. */
  drained(): Promise<void>;
}

/** What a Parquet reader asks for: a range of a file at a time. */
export interface ByteFile {
  byteLength: number;
  slice(start: number, end?: number): Promise<ArrayBuffer>;
}

export type ReadResult = { ok: true; text: string } | { ok: false; why: ReadFailure };
export type ReadFailure = 'missing' | 'folder' | 'binary' | 'unreadable' | NotUtf8;

const WHY: Record<Exclude<ReadFailure, NotUtf8>, string> = {
  missing: 'no such file',
  folder: 'this is a folder, not a file',
  binary: 'not a text file',
  unreadable: 'the file cannot be read',
};

/** How messages name what was read: a file, or standard input for "-". */
export const inputName = (path: string): string => (path === '-' ? 'standard input' : path);

/** Why nothing can be written at a place in a folder, by the system's code; null: its own words say it. */
export function placeFault(code: string, folder: string): string | null {
  if (code === 'ENOENT') return `there is no folder ${folder}; make it first, or name another`;
  return code === 'EISDIR' ? 'it is a folder; name a file in it' : null;
}

/** "list.txt: no such file" */
export const readFailure = (
  path: string,
  why: ReadFailure,
  column: string | null = null,
): string =>
  why instanceof NotUtf8 && why.found !== 'binary'
    ? `${inputName(path)}, ${encodingWords(why, column)}`
    : `${inputName(path)}: ${WHY[why instanceof NotUtf8 ? 'binary' : why]}`;

/** "row 3, column "name": not UTF-8 text behind "Caf"; save the file as UTF-8 and try again" */
function encodingWords({ row, column, before, found }: NotUtf8, name: string | null): string {
  const words =
    found === 'UTF-16'
      ? 'UTF-16 text'
      : `not UTF-8 text${before === '' ? '' : ` behind "${before.slice(-20)}"`}`;
  return `row ${row}, ${name === null ? `character ${column}` : `column "${name}"`}: ${words}; save the file as UTF-8 and try again`;
}

/** 10 and 20 are the verdicts of the gate over price files: nobody takes them for a mistake of the command line. */
export const EXIT = {
  compared: 0,
  nothing: 1,
  usage: 2,
  unreadable: 3,
  warned: 10,
  refused: 20,
} as const;
export type ExitCode = (typeof EXIT)[keyof typeof EXIT];

/** A mistake of the person at the keyboard or in a file: printed without a stack, with its exit code. */
export class CliError extends Error {
  constructor(
    message: string,
    readonly code: ExitCode,
  ) {
    super(message);
  }
}

/** The names in a folder, or an error that says what stands there instead. */
export async function namesIn(folder: string, io: Io, what = 'folder'): Promise<string[]> {
  const names = await io.listFolder(folder);
  if (names) return names;
  const file = await io.openBytes(folder);
  if (file.ok) await file.close();
  const why = file.ok
    ? 'this is a file, not a folder'
    : file.why === 'folder'
      ? 'the folder cannot be read'
      : `no such ${what}`;
  throw new CliError(`${folder}: ${why}`, EXIT.unreadable);
}
