/** What commands may do to the world: the only thing that main.ts binds to Node and tests bind to memory. */
export interface Io {
  out(text: string): void;
  err(text: string): void;
  readText(path: string): Promise<ReadResult>;
  /** Standard input, whole. */
  readInput(): Promise<ReadResult>;
  /** Text of standard input as it comes; iterating throws on text that is not UTF-8. */
  openInput(): AsyncIterable<string>;
  /** Never makes the folder: a mistyped one would take the file in silence. */
  writeText(path: string, text: string): Promise<{ ok: true } | { ok: false; why: string }>;
  /** Text of a file as it is read, .gz unpacked; iterating throws on text that is not UTF-8 and on a damaged gzip. */
  openText(path: string): Promise<{ ok: true; chunks: AsyncIterable<string> } | { ok: false; why: ReadFailure }>;
  /** Writes files beside their places first and moves them there together: nobody ever reads half a file. */
  replaceFiles(files: readonly { path: string; text: string }[]): Promise<{ ok: true } | { ok: false; why: string }>;
  sha256(text: string): string;
  /** A counter on standard error, shown on a terminal only. */
  progress(what: string): { update(count: number): void; stop(): void };
  listFolder(path: string): Promise<string[] | null>;
  join(...parts: string[]): string;
  /** Folder of the bundled catalogue. */
  bundledCatalogue: string;
  version: string;
  outIsTerminal: boolean;
  errIsTerminal: boolean;
  color: boolean;
  /** False once the reader of standard output has gone. */
  outOpen(): boolean;
  /** Resolves when standard output can take more. */
  drained(): Promise<void>;
}

export type ReadResult = { ok: true; text: string } | { ok: false; why: ReadFailure };
export type ReadFailure = 'missing' | 'folder' | 'binary' | 'encoding' | 'unreadable';

const WHY: Record<ReadFailure, string> = {
  missing: 'no such file',
  folder: 'this is a folder, not a file',
  binary: 'not a text file',
  encoding: 'not UTF-8 text; save it as UTF-8 and try again',
  unreadable: 'the file cannot be read',
};

/** How messages name what was read: a file, or standard input for "-". */
export const inputName = (path: string): string => (path === '-' ? 'standard input' : path);

/** "list.txt: no such file" */
export const readFailure = (path: string, why: ReadFailure): string => `${inputName(path)}: ${WHY[why]}`;

export const EXIT = { compared: 0, nothing: 1, usage: 2, unreadable: 3 } as const;
export type ExitCode = (typeof EXIT)[keyof typeof EXIT];

/** A mistake of the person at the keyboard or in a file: printed without a stack, with its exit code. */
export class CliError extends Error {
  constructor(message: string, readonly code: ExitCode) {
    super(message);
  }
}
