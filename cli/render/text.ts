/** Column layout and colour for terminals; 80 columns is the contract (issue: command line). */
export const WIDTH = 80;

export interface Paint { bold(text: string): string; dim(text: string): string; green(text: string): string; yellow(text: string): string }
const plain = (text: string): string => text;
const code = (open: number, close: number) => (text: string): string => `\u001b[${open}m${text}\u001b[${close}m`;
export const paint = (color: boolean): Paint => (color ? { bold: code(1, 22), dim: code(2, 22), green: code(32, 39), yellow: code(33, 39) } : { bold: plain, dim: plain, green: plain, yellow: plain });

/** Control characters of names never reach a terminal. */
// eslint-disable-next-line no-control-regex
export const clean = (text: string): string => text.replace(/[\u0000-\u001f\u007f-\u009f\u200e\u200f\u202a-\u202e]/g, ' ');

export function fit(text: string, width: number): string {
  const safe = clean(text);
  return safe.length > width ? `${safe.slice(0, Math.max(0, width - 1)).trimEnd()}…`.padEnd(width) : safe.padEnd(width);
}

export const right = (text: string, width: number): string => clean(text).slice(0, width).padStart(width);

/** Wraps words to the width; following lines are indented. */
export function wrap(text: string, indent = 0, width = WIDTH): string {
  const lines: string[] = [];
  let line = '';
  for (const word of clean(text).split(' ').flatMap((part) => part.match(new RegExp(`.{1,${width - indent}}`, 'g')) ?? [''])) {
    if (line && line.length + 1 + word.length > width - indent) {
      lines.push(line);
      line = word;
    } else line = line ? `${line} ${word}` : word;
  }
  lines.push(line);
  return lines.map((part) => ' '.repeat(indent) + part).join('\n');
}
