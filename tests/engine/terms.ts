import { readList } from '../../engine';

export const terms = (text: string): string[] =>
  readList(text).items.map((item) => item.searchTerm);
