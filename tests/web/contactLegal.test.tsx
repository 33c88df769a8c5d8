// The pages behind the footer's links: what is stored, what is sent and to whom, what prices are worth.
import '@testing-library/jest-dom';
import { render, screen, within } from '@testing-library/react';
import axe from 'axe-core';
import type { ComponentType } from 'react';
import { MemoryRouter } from 'react-router-dom';
import PrivacyPage from '../../src/legal/PrivacyPage';
import TermsPage from '../../src/legal/TermsPage';
import { STORAGE_KEYS } from '../../src/session/storageKeys';

const open = (Page: ComponentType) =>
  render(
    <MemoryRouter>
      <Page />
    </MemoryRouter>,
  );

test('the privacy page describes every key kept in the browser', () => {
  open(PrivacyPage);
  const stored = within(screen.getByRole('region', { name: 'What is stored in your browser' }));
  expect(stored.getAllByRole('term').map((term) => term.textContent)).toEqual(
    Object.values(STORAGE_KEYS),
  );
  for (const meaning of stored.getAllByRole('definition'))
    expect(meaning).not.toBeEmptyDOMElement();
});

test('the privacy page says what the contact form sends, and to whom', () => {
  open(PrivacyPage);
  const sent = screen.getByRole('region', { name: 'What the contact form sends, and to whom' });
  for (const part of [
    'name',
    'email address',
    'category',
    'subject',
    'message',
    'time',
    'EmailJS',
    'support mailbox',
    'IP address',
  ]) {
    expect(sent).toHaveTextContent(part);
  }
});

test('the terms say that prices are indicative and that no supermarket stands behind them', () => {
  open(TermsPage);
  expect(screen.getByRole('region', { name: 'Prices are indicative' })).toHaveTextContent(
    'may be out of date',
  );
  const independent = screen.getByRole('region', { name: 'Not affiliated with the supermarkets' });
  for (const store of ['Aldi', 'Asda', 'Morrisons', 'Sainsbury', 'Tesco'])
    expect(independent).toHaveTextContent(store);
});

test.each([
  ['Privacy Policy', PrivacyPage],
  ['Terms of Service', TermsPage],
])('%s: one heading, a way back, no accessibility problem', async (title, Page) => {
  const { container } = open(Page);
  expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/');
  expect(
    (await axe.run(container, { rules: { 'color-contrast': { enabled: false } } })).violations,
  ).toEqual([]);
});
