// A kept list with text nobody would type: another tab, an old version or a person with the developer tools wrote it.
import '@testing-library/jest-dom';
import { screen, within } from '@testing-library/react';
import { kept, visit } from './visit';

const HOSTILE: readonly (readonly [what: string, text: string])[] = [
  ['very long', 'milk '.repeat(4_000).trim()],
  ['emoji', '🥛👨‍👩‍👧 milk 🇬🇧'],
  ['half an emoji', 'milk \ud83e'],
  ['right to left', '\u202eklim חלב حليب'],
  ['HTML', '<img src=x onerror="globalThis.harmed = true"> milk'],
  ['NUL and controls', 'mi\u0000lk\u0007\u001b[31m'],
  ['a formula', '=HYPERLINK("http://evil.example";"milk")'],
  ['a prototype', '__proto__'],
  ['a pattern that is slow to try', '(((((a+)+)+)+)+$ ' + 'a'.repeat(200)],
  ['pound signs', '££ 5 off ££'],
];

// The results draw eight items at once.
test.each([
  ['the first five', HOSTILE.slice(0, 5)],
  ['the others', HOSTILE.slice(5)],
])('%s: shown as text on the list and on the results', async (_, hostile) => {
  const list = [...hostile.map(([, text]) => text), 'semi skimmed milk'];
  kept('TESCO', list);
  const { user, container } = visit('/shopping-list');
  await screen.findByRole('combobox', { name: 'Item 1' });
  const fields = screen.getAllByRole<HTMLInputElement>('combobox', { name: /^Item \d/ });
  expect(fields.map(({ value }) => value)).toEqual(list);
  await user.click(screen.getByRole('button', { name: 'Compare Prices' }));
  const items = within(
    await screen.findByRole('region', { name: 'Item-by-Item Comparison' }),
  ).getAllByRole('heading', { level: 3 });
  // A row says how its line was read, and where: the line itself is kept as it is.
  expect(items).toHaveLength(list.length);
  expect(items.some(({ textContent }) => textContent?.startsWith('semi skimmed milk'))).toBe(true);
  expect(container.querySelector('img[src="x"]')).toBeNull();
  expect(globalThis).not.toHaveProperty('harmed');
  expect(JSON.parse(window.localStorage.getItem('shoppingList')!)).toEqual(list);
});
