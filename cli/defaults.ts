import type { Command } from 'commander';
import { CliError, EXIT, namesIn, readFailure, type ExitCode, type Io } from './io';
import { storeNamed } from './stores';

/** What need not be typed each time. */
type Setting = 'store' | 'data';
const VARIABLES: Record<Setting, string> = { store: 'BASKETWISE_STORE', data: 'BASKETWISE_DATA' };
const SETTINGS = Object.keys(VARIABLES) as Setting[];
/** Read in the folder where the command is run; paths in it are of that folder. */
export const DEFAULTS_FILE = '.basketwiserc.json';

const IN_FILE: Record<Setting, string> = {
  store: `${DEFAULTS_FILE}, "store"`,
  data: `${DEFAULTS_FILE}, "data"`,
};

const DEFAULTS_HELP = `
Not given, --store and --data are ${VARIABLES.store} and ${VARIABLES.data} of the environment, else "store"
and "data" of ${DEFAULTS_FILE} in this folder: {"store": "TESCO", "data": "prices"}
`;

const TAKES = new WeakMap<Command, readonly Setting[]>();
/** The command's options of these names have defaults of the person's own; a store that is among them is needed. */
export const takesDefaults = (command: Command, ...settings: Setting[]): Command => {
  TAKES.set(command, settings);
  return command.addHelpText('after', DEFAULTS_HELP);
};

/** Fills in what was not typed: the environment goes before the file. */
export async function applyDefaults(command: Command, io: Io): Promise<void> {
  const open = (TAKES.get(command) ?? []).filter(
    (name) => command.getOptionValue(name) === undefined,
  );
  const left: Setting[] = [];
  for (const name of open) {
    const value = io.env(VARIABLES[name]);
    if (!value) left.push(name);
    else {
      await requireFolder(name, value, VARIABLES[name], io);
      command.setOptionValueWithSource(name, value, 'env');
    }
  }
  const settings = left.length ? await settingsIn(io) : {};
  for (const name of left) {
    const value = settings[name];
    if (value === undefined) continue;
    await requireFolder(name, value, IN_FILE[name], io);
    command.setOptionValueWithSource(name, value, 'config');
  }
  await requireStore(command, io);
  if (left.includes('store') && settings.store === undefined)
    command.error(
      `error: option '--store <store>' is needed, or ${VARIABLES.store}, or ${DEFAULTS_FILE}`,
    );
}

/** A store that was not typed is one of the price files that are asked, or an error that says where its name stands. */
async function requireStore(command: Command, io: Io): Promise<void> {
  const source = command.getOptionValueSource('store');
  if (source !== 'env' && source !== 'config') return;
  const { store, data } = command.opts<{ store: string; data?: string }>();
  const [where, code]: [string, ExitCode] =
    source === 'env' ? [VARIABLES.store, EXIT.usage] : [IN_FILE.store, EXIT.unreadable];
  try {
    await storeNamed(store, [data ?? io.bundledCatalogue], io);
  } catch (error) {
    throw saidIn(where, error, code);
  }
}

/** Who typed no folder looks for the mistake where the name stands. */
async function requireFolder(name: Setting, value: string, where: string, io: Io): Promise<void> {
  if (name !== 'data') return;
  try {
    await namesIn(value, io, 'folder of price files');
  } catch (error) {
    throw saidIn(where, error, EXIT.unreadable);
  }
}

/** The file's settings, each of them right; none where there is no file. */
async function settingsIn(io: Io): Promise<Partial<Record<Setting, string>>> {
  const read = await io.readText(DEFAULTS_FILE);
  if (!read.ok) {
    if (read.why === 'missing') return {};
    throw new CliError(readFailure(DEFAULTS_FILE, read.why), EXIT.unreadable);
  }
  const settings = objectIn(read.text);
  for (const [name, value] of Object.entries(settings)) {
    if (!SETTINGS.includes(name as Setting))
      throw fault(`"${name}" is no setting; there are ${SETTINGS.join(' and ')}`);
    if (typeof value !== 'string' || value.trim() === '')
      throw fault(`"${name}" is a text, such as {"store": "TESCO", "data": "prices"}`);
  }
  return settings as Partial<Record<Setting, string>>;
}

function objectIn(text: string): object {
  let value: unknown;
  try {
    // Editors put a mark of the encoding in front.
    value = JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch (error) {
    throw fault(`not JSON (${(error as Error).message})`);
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw fault('an object is expected, such as {"store": "TESCO", "data": "prices"}');
  return value;
}

const saidIn = (where: string, error: unknown, code: ExitCode): CliError =>
  new CliError(`${where}: ${(error as Error).message}`, code);

const fault = (words: string): CliError =>
  new CliError(`${DEFAULTS_FILE}: ${words}`, EXIT.unreadable);
