// What people write short with a slash.

/** "kit w/ the bag" -> "kit with the bag". */
export const inFull = (line: string): string =>
  line.replace(/(?<![\p{L}\p{N}])w\/ (?=\S)/giu, 'with ');
