import Papa from 'papaparse';
import { CliError, EXIT, readFailure, type Io } from '../io';

/** A file of "line,weight" rows -> the weight of each line of the list; every line needs one, and no other may stand there. */
export async function weightsIn(
  file: string,
  lines: readonly string[],
  io: Io,
): Promise<Map<string, number>> {
  const read = await io.readText(file);
  if (!read.ok) throw new CliError(readFailure(file, read.why), EXIT.unreadable);
  const { data } = Papa.parse<string[]>(read.text.replace(/^\ufeff/, ''), { skipEmptyLines: true });
  const weights = new Map<string, number>();
  data.forEach(([line = '', text = ''], at) => {
    const weight = Number(text);
    if (at === 0 && text.trim() !== '' && Number.isNaN(weight)) return; // the header
    if (!lines.includes(line.trim()))
      throw new CliError(
        `${file}, row ${at + 1}: "${line}" is no line of the list`,
        EXIT.unreadable,
      );
    if (text.trim() === '' || !(weight >= 0) || weight === Infinity)
      throw new CliError(`${file}, row ${at + 1}: "${text}" is no weight`, EXIT.unreadable);
    weights.set(line.trim(), weight);
  });
  const without = lines.find((line) => !weights.has(line));
  if (without !== undefined)
    throw new CliError(`${file}: no weight for "${without}"`, EXIT.unreadable);
  return weights;
}
