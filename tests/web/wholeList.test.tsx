// A whole list brought at once, as the shopper sees it: what was found, what was left out, what is kept.
import '@testing-library/jest-dom';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import * as limits from '../../src/session/listLimits';
import { shareLink } from '../../src/share/shareLink';
import { kept, visit } from './visit';

jest.mock('../../src/session/listLimits', () => {
  const actual = jest.requireActual<typeof limits>('../../src/session/listLimits');
  return { ...actual, limitList: jest.fn(actual.limitList) };
});
/** How many lines fit is told by sessionTables.test.ts; here two do, so that nobody draws 200 rows. */
const twoFit = (): unknown =>
  jest
    .mocked(limits.limitList)
    .mockImplementation((lines) => ({ lines: lines.slice(0, 2), leftOut: lines.length - 2 }));
afterEach(() => {
  jest
    .mocked(limits.limitList)
    .mockImplementation(
      jest.requireActual<typeof limits>('../../src/session/listLimits').limitList,
    );
});

type User = ReturnType<typeof visit>['user'];
const dialog = async () => within(await screen.findByRole('dialog'));
const button = (name: string | RegExp) => screen.getByRole('button', { name });

async function opened(list: readonly string[] = []) {
  kept('TESCO', list);
  const { user } = visit('/shopping-list');
  const way = list.length > 0 ? 'Add a whole list' : 'Paste';
  await waitFor(() => expect(button(way)).toBeEnabled());
  await user.click(button(way));
  await dialog();
  return user;
}

async function brought(user: User, text: string) {
  const field = (await dialog()).getByRole('textbox');
  await user.clear(field);
  await user.click(field);
  await user.paste(text);
  await user.click(button('Find the products'));
}
/** By their boxes, without asking each row for its role and whether it can be seen. */
const rows = (label: string) =>
  [...screen.getByRole('list', { name: label }).querySelectorAll('input[type="checkbox"]')].map(
    (box) => box.parentElement!.parentElement!.textContent,
  );
const lines = async () => {
  await screen.findByRole('list', { name: 'Lines found' });
  return rows('Lines found');
};

test('an exported chat: the items alone, and what was left out is told', async () => {
  const user = await opened();
  await brought(
    user,
    '[12/03/2024, 18:20:01] Mum: Dairy:\n[12/03/2024, 18:22:10] Mum: semi skimmed milk\n12/03/2024, 18:23 - Mum added Dad',
  );
  expect(await lines()).toEqual(['semi skimmed milk']);
  const told = (await dialog()).getAllByRole('status')[0];
  expect(told).toHaveTextContent(
    '1 line found. Check the Tesco product below each.2 lines left out, below.',
  );
  expect(rows('Left out')[0]).toBe('Dairy:');
  for (const box of within(screen.getByRole('list', { name: 'Left out' })).getAllByRole('checkbox'))
    expect(box).not.toBeChecked();
});

test('the title of the review takes the focus of the button that led to it', async () => {
  const user = await opened();
  await brought(user, 'semi skimmed milk');
  expect(await screen.findByRole('heading', { name: 'Is this your list?' })).toHaveFocus();
});

test('what was left out says why, and is added all the same when it is ticked', async () => {
  const user = await opened();
  await brought(user, 'Salted butter:\nsemi skimmed milk\ncheddar\n[x] eggs\nthanks love x');
  expect(await lines()).toEqual(['semi skimmed milk', 'cheddar']);
  const left = within(screen.getByRole('list', { name: 'Left out' }));
  expect(left.getByText('heading')).toBeVisible();
  expect(left.getByText('ticked already')).toBeVisible();
  await user.click(left.getByRole('checkbox', { name: 'Salted butter:' }));
  expect(await select('Salted butter:')).toHaveValue('0');
  await user.click(button('Add 3 items'));
  await closed();
  expect(screen.getAllByRole('combobox', { name: /^Item \d/ })).toHaveLength(3);
});

test('a line that is taken after all and holds two things is split in the review', async () => {
  const user = await opened();
  await brought(user, '[x] bread and salted butter\nsemi skimmed milk\ncheddar');
  const left = within(await screen.findByRole('list', { name: 'Left out' }));
  const split = 'Split into 2: bread; salted butter';
  expect(left.queryByRole('button', { name: split })).toBeNull();
  await user.click(left.getByRole('checkbox'));
  await user.click(left.getByRole('button', { name: split }));
  expect(await select('salted butter')).toHaveValue('0');
  expect(screen.getByRole('checkbox', { name: 'bread' })).toHaveFocus();
  expect(await lines()).toEqual(['semi skimmed milk', 'cheddar', 'bread', 'salted butter']);
  expect(screen.queryByRole('list', { name: 'Left out' })).toBeNull();
  expect(button('Add 4 items')).toBeEnabled();
});

test('how many is changed in the review, and is what joins the list', async () => {
  const user = await opened();
  await brought(user, '2 x milk\nsalted butter');
  await select('2 x milk');
  await user.click(button('One more of 2 x milk'));
  await user.click(button('One more of salted butter'));
  await user.click(button('Add 2 items'));
  await closed();
  const kept = JSON.parse(localStorage.getItem('shoppingList')!) as string[];
  expect(kept).toEqual([expect.stringMatching(/^3 x /), expect.stringMatching(/^2 x /)]);
});

test('a number that may be packs or what one holds is asked about', async () => {
  const user = await opened();
  await brought(user, 'salted butter 80\nmilk');
  const asks = within(await screen.findByRole('radiogroup', { name: 'What is 80?' }));
  expect(asks.getByRole('radio', { name: 'A pack of 80' })).toBeChecked();
  await user.click(asks.getByRole('radio', { name: '80 packs' }));
  await user.click(button('Add 2 items'));
  await closed();
  expect(JSON.parse(localStorage.getItem('shoppingList')!)).toContainEqual(
    expect.stringMatching(/^80 x /),
  );
});

test('a list of headings alone holds no items, and says what it holds', async () => {
  const user = await opened();
  await brought(user, 'Dairy:\nFrozen:\n');
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'There are no items in this list yet. Write one item a line. 2 headings left out: Dairy, Frozen.',
  );
});

test('more of an item than a line counts is told in the review, in the row and in the results', async () => {
  const told = '150 asked for, 99 counted: a line holds 1 to 99 of an item';
  const user = await opened();
  await brought(user, '150 x unobtainium\nsemi skimmed milk');
  expect((await dialog()).getByText(told)).toBeVisible();
  await user.click(button('Add 2 items'));
  expect(
    await screen.findByRole('combobox', { name: 'Item 1', description: new RegExp(`^${told}`) }),
  ).toHaveValue('150 x unobtainium');
  expect(screen.getByRole('combobox', { name: 'Item 2' })).not.toHaveAccessibleDescription(
    /asked for/,
  );
  await user.click(button('Compare Prices'));
  expect(await screen.findByRole('heading', { name: /^unobtainium/ })).toBeVisible();
  expect(screen.getByText(told)).toBeVisible();
});

const select = (line: string) =>
  screen.findByRole<HTMLSelectElement>('combobox', { name: `Product for ${line}` });
const inDialog = async (name: string) => (await dialog()).getByRole('button', { name });

/** A review with work in it: another milk, no butter. */
async function worked() {
  const user = await opened();
  await brought(user, '2 x milk\nsalted butter\ncheddar');
  await user.selectOptions(await select('2 x milk'), '1');
  await user.click(screen.getByRole('checkbox', { name: 'salted butter' }));
  return { user, milk: await chosen('2 x milk') };
}
/** What a select shows; the places of products move as other stores' files arrive. */
const chosen = async (name: string) => (await select(name)).selectedOptions[0]!.textContent;
async function asLeft(milk: string) {
  expect(await chosen('2 x milk')).toBe(milk);
  expect(screen.getByRole('checkbox', { name: '2 x milk' })).toBeChecked();
  expect(screen.getByRole('checkbox', { name: 'salted butter' })).not.toBeChecked();
}
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

test.each([
  ['Escape', (user: User) => user.keyboard('{Escape}')],
  [
    'a click beside it',
    (user: User) => user.click(document.querySelector('.MuiDialog-container')!),
  ],
])('a review that is left by %s is there again, as it was', async (_, leave) => {
  const { user, milk } = await worked();
  await leave(user);
  await closed();
  await user.click(button('Go on with the whole list'));
  await asLeft(milk);
  await user.click(await inDialog('Add 2 items'));
  await closed();
  expect(button('Add a whole list')).toBeVisible();
});

test('a review that is left for another page is there again', async () => {
  const { user, milk } = await worked();
  await user.keyboard('{Escape}');
  await closed();
  await user.click(screen.getByRole('link', { name: 'Back' }));
  await user.click(await screen.findByRole('button', { name: 'Continue' }));
  await user.click(await screen.findByRole('button', { name: 'Go on with the whole list' }));
  await asLeft(milk);
});

test('Cancel is a no: nothing of the list is kept', async () => {
  const { user } = await worked();
  await user.click(await inDialog('Cancel'));
  await closed();
  await user.click(button('Paste'));
  const text = (await dialog()).getByRole('textbox');
  expect(text).toHaveValue('');
  // Ctrl+V right after the button.
  expect(text).toHaveFocus();
});

test('changing the text keeps what was chosen for the lines that did not change', async () => {
  const { user, milk } = await worked();
  await user.click(await inDialog('Change the text'));
  await brought(user, 'cheddar\nsalted butter\nsalted butter\n2 x milk\neggs');
  expect(await chosen('2 x milk')).toBe(milk);
  // Of two lines that say the same, one is new.
  expect(
    screen
      .getAllByRole('checkbox', { name: 'salted butter' })
      .map((box) => (box as HTMLInputElement).checked),
  ).toEqual([false, true]);
  expect(screen.getByRole('checkbox', { name: 'eggs' })).toBeChecked();
});

test('more lines than fit: the review and a link that was opened say how many are left out', async () => {
  twoFit();
  const many = Array.from({ length: 5 }, (_, at) => `unobtainium ${at}`);
  const user = await opened();
  await brought(user, many.join('\n'));
  expect(await lines()).toHaveLength(2);
  expect((await dialog()).getAllByRole('status')[0]).toHaveTextContent(
    '2 lines found. Check the Tesco product below each.At most 200 items fit: the last 3 items are left out.',
  );
  cleanup();
  visit(
    new URL(shareLink('https://basketwise.example', { store: 'TESCO', lines: many })).href.replace(
      'https://basketwise.example',
      '',
    ),
  );
  expect(
    await screen.findByText('At most 200 items fit: the last 3 items are left out.'),
  ).toBeVisible();
});

test('the link of a list that does not fit says so when it is copied or shared', async () => {
  twoFit();
  kept('TESCO', ['semi skimmed milk', ...Array.from({ length: 4 }, () => 'unobtainium')]);
  const { user } = visit('/results');
  await user.click(await screen.findByRole('button', { name: 'Share or print' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Copy a link to this list' }));
  expect(
    await screen.findByText(
      'Link copied. The list is inside the link itself. At most 200 items fit: the last 3 items are left out.',
    ),
  ).toBeVisible();
  Object.assign(navigator, { share: () => Promise.resolve() });
  await user.click(button('Share or print'));
  await user.click(await screen.findByRole('menuitem', { name: 'Share…' }));
  expect(
    await screen.findByText(
      'Shared. The link does not hold all of the list. At most 200 items fit: the last 3 items are left out.',
    ),
  ).toBeVisible();
  Reflect.deleteProperty(navigator, 'share');
});
