import type { Issue, IssueKind } from './types';

const ISSUE_WORDS: Record<IssueKind, { what: string; todo: string }> = {
  'empty-file': { what: 'CSV file is empty', todo: 'get the file again' },
  'no-data-rows': { what: 'CSV must have at least a header and one data row', todo: 'get the file again' },
  'no-name-column': { what: 'no name column (expected name, Name or Product Name)', todo: 'rename the header of that column' },
  'no-price-column': { what: 'no price column (expected price or Price)', todo: 'rename the header of that column' },
  'binary-file': { what: 'not a text file', todo: 'give a CSV file' },
  'unknown-store': { what: 'not a known store', todo: 'use one of the known store names' },
  'name-too-short': { what: 'the name has fewer than 3 characters', todo: 'give the full product name' },
  'no-price': { what: 'no price', todo: 'fill in the price' },
  'unreadable-price': { what: 'the price cannot be read', todo: 'write it like 1.20, £1.20 or 95p' },
  'too-few-columns': { what: 'fewer columns than the header', todo: 'quote names that hold a comma' },
  'bad-quotes': { what: 'a quotation mark is out of place', todo: 'double the marks inside quoted text' },
  'unreadable-size': { what: 'the size cannot be read', todo: 'write it like 500g or 6 x 330ml' },
  'unreadable-loyalty-price': { what: 'the loyalty price cannot be read', todo: 'write it like 1.20' },
  'unreadable-barcode': { what: 'the barcode is no number of 4 to 14 digits', todo: 'export that column as text, not as a number' },
};

/** Short words of an issue kind, for counts: "no price". */
export const issueWords = (kind: IssueKind): string => ISSUE_WORDS[kind].what;

/** "tesco.csv, row 17: no price (…); fill in the price" */
export function describeIssue(issue: Issue): string {
  const { what, todo } = ISSUE_WORDS[issue.kind];
  const where = issue.row === null ? issue.file : `${issue.file}, row ${issue.row}`;
  return `${where}: ${what}${issue.text ? ` (${issue.text})` : ''}; ${todo}`;
}
