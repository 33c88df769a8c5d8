import { CliError, EXIT } from '../io';

const QUOTE = 34;
const BACKSLASH = 92;
const COMMA = 44;
const OPEN_ARRAY = 91;
const OPEN = new Set([OPEN_ARRAY, 123]);
const CLOSE = new Set([93, 125]);

/** Text of one JSON array that comes in pieces -> its elements, one at a time: never more than one of them is held. */
export async function* arrayElements(
  file: string,
  chunks: AsyncIterable<string>,
): AsyncGenerator<{ row: number; value: unknown }> {
  const nesting = new Nesting();
  let row = 1;
  let element = '';
  let ended = false;
  for await (const chunk of chunks) {
    let from = 0;
    for (let at = 0; at < chunk.length; at++) {
      if (nesting.depth === 0) {
        if (chunk[at]!.trim() === '') continue;
        expectArray(file, chunk, at, ended);
        nesting.depth = 1;
        from = at + 1;
        continue;
      }
      const end = nesting.step(chunk.charCodeAt(at));
      if (end === null) continue;
      element += chunk.slice(from, at);
      ended = end === 'array';
      // An empty array has no element, and one begins behind each comma.
      if (!ended || element.trim() !== '' || row > 1) {
        yield { row, value: parsed(file, row, element) };
        row++;
      }
      element = '';
      from = at + 1;
    }
    if (nesting.depth > 0) element += chunk.slice(from);
  }
  if (!ended)
    throw new CliError(
      `${file}, element ${row}: the file is cut off ("${element.trim().slice(0, 60)}"); fetch it again`,
      EXIT.unreadable,
    );
}

/** Where in the array a text stands that is read letter by letter. */
class Nesting {
  /** Brackets that are open: 0 outside of the array, 1 between its elements. */
  depth = 0;
  private inString = false;
  private escaped = false;

  /** Reads a letter inside the array: what ends with it, null for nothing. */
  step(code: number): 'element' | 'array' | null {
    if (this.inString) {
      if (this.escaped) this.escaped = false;
      else if (code === BACKSLASH) this.escaped = true;
      else if (code === QUOTE) this.inString = false;
    } else if (code === QUOTE) this.inString = true;
    else if (OPEN.has(code)) this.depth++;
    else if (CLOSE.has(code)) return --this.depth === 0 ? 'array' : null;
    else if (code === COMMA && this.depth === 1) return 'element';
    return null;
  }
}

/** Outside of the array only its beginning may stand, and that once. */
function expectArray(file: string, chunk: string, at: number, ended: boolean): void {
  if (!ended && chunk.charCodeAt(at) === OPEN_ARRAY) return;
  throw new CliError(
    `${file}: one array of products is expected${ended ? `, but there is more behind it ("${chunk.slice(at, at + 30)}")` : ''}`,
    EXIT.unreadable,
  );
}

function parsed(file: string, row: number, element: string): unknown {
  try {
    return JSON.parse(element);
  } catch {
    throw new CliError(
      `${file}, element ${row}: not JSON ("${element.trim().slice(0, 60)}")`,
      EXIT.unreadable,
    );
  }
}
