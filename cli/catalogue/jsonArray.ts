import { CliError, EXIT } from '../io';

const QUOTE = 34;
const BACKSLASH = 92;
const COMMA = 44;
const OPEN = new Set([91, 123]);
const CLOSE = new Set([93, 125]);

/** Text of one JSON array that comes in pieces -> its elements, one at a time: never more than one of them is held. */
export async function* arrayElements(
  file: string,
  chunks: AsyncIterable<string>,
): AsyncGenerator<{ row: number; value: unknown }> {
  let row = 1;
  let depth = 0;
  let element = '';
  let inString = false;
  let escaped = false;
  let ended = false;
  const read = (): { row: number; value: unknown } => {
    try {
      return { row: row++, value: JSON.parse(element) as unknown };
    } catch {
      throw new CliError(
        `${file}, element ${row - 1}: not JSON ("${element.trim().slice(0, 60)}")`,
        EXIT.unreadable,
      );
    }
  };
  for await (const chunk of chunks) {
    let from = 0;
    for (let at = 0; at < chunk.length; at++) {
      const code = chunk.charCodeAt(at);
      if (inString) {
        if (escaped) escaped = false;
        else if (code === BACKSLASH) escaped = true;
        else if (code === QUOTE) inString = false;
      } else if (depth === 0) {
        if (chunk[at]!.trim() === '') continue;
        if (ended || code !== 91)
          throw new CliError(
            `${file}: one array of products is expected${ended ? `, but there is more behind it ("${chunk.slice(at, at + 30)}")` : ''}`,
            EXIT.unreadable,
          );
        depth = 1;
        from = at + 1;
      } else if (code === QUOTE) inString = true;
      else if (OPEN.has(code)) depth++;
      else if (CLOSE.has(code)) {
        if (--depth > 0) continue;
        element += chunk.slice(from, at);
        ended = true;
        if (element.trim() !== '' || row > 1) yield read();
      } else if (code === COMMA && depth === 1) {
        element += chunk.slice(from, at);
        yield read();
        element = '';
        from = at + 1;
      }
    }
    if (depth > 0) element += chunk.slice(from);
  }
  if (!ended)
    throw new CliError(
      `${file}, element ${row}: the file is cut off ("${element.trim().slice(0, 60)}"); fetch it again`,
      EXIT.unreadable,
    );
}
