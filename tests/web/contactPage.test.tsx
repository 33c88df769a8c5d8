// The contact page as a visitor meets it.
import '@testing-library/jest-dom';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import { Link, MemoryRouter, Route, Routes } from 'react-router-dom';
import ContactPage from '../../src/contact/ContactPage';
import { readEmailSettings } from '../../src/contact/emailSettings';
import { SETTING_DEFAULTS } from '../../src/contact/settingNames';
import type { ContactPort } from '../../src/contact/submitFlow';

const settings = readEmailSettings({
  ...SETTING_DEFAULTS,
  EMAILJS_SERVICE_ID: 's',
  EMAILJS_TEMPLATE_ID: 't',
  EMAILJS_PUBLIC_KEY: 'k',
  SUPPORT_EMAIL: 'help@basketwise.example',
});

// Colours are judged in a real browser; jsdom draws none.
const accessibilityProblems = async (container: HTMLElement) =>
  (await axe.run(container, { rules: { 'color-contrast': { enabled: false } } })).violations;

function open(address = '/contact', change: Partial<ContactPort> = {}) {
  const port = {
    settings,
    usage: { read: () => ({ rate: null, daily: null }), charge: jest.fn() },
    now: () => Date.now(),
    log: jest.fn(),
    send: jest.fn(() => Promise.resolve()),
    ...change,
  };
  const view = render(
    <MemoryRouter initialEntries={[address]}>
      <Routes>
        <Route
          path="/"
          element={
            <p>
              home screen <Link to="/contact">write to us</Link>
            </p>
          }
        />
        <Route path="/shopping-list" element={<p>list screen</p>} />
        <Route path="/contact" element={<ContactPage port={port} />} />
      </Routes>
    </MemoryRouter>,
  );
  return { port, ...view };
}

const box = (name: string) => screen.getByRole('textbox', { name });
const submit = () => screen.getByRole('button', { name: /^Send/ });
const type = (name: string, value: string) => fireEvent.change(box(name), { target: { value } });

async function choose(category: string) {
  fireEvent.mouseDown(screen.getByRole('combobox'));
  fireEvent.click(await screen.findByRole('option', { name: category }));
}

async function fill() {
  type('Full Name', 'Ann Shopper');
  type('Email Address', 'ann@example.org');
  await choose('Bug Report');
  type('Message', 'The price of milk is wrong.');
  await waitFor(() => expect(submit()).toBeEnabled());
}

afterEach(() => jest.useRealTimers());

test('a message that is not sent yet is still there on coming back; one that was sent is not', async () => {
  open();
  await fill();
  fireEvent.click(screen.getByRole('link', { name: 'Back to Home' }));
  fireEvent.click(screen.getByRole('link', { name: 'write to us' }));
  expect(box('Message')).toHaveValue('The price of milk is wrong.');
  expect(box('Full Name')).toHaveValue('Ann Shopper');
  expect(submit()).toBeEnabled();
  fireEvent.click(submit());
  fireEvent.click(await screen.findByRole('button', { name: 'Return to Home' }));
  fireEvent.click(screen.getByRole('link', { name: 'write to us' }));
  expect(box('Message')).toHaveValue('');
});

test('the page as it opens', async () => {
  const { container } = open();
  expect(screen.getByRole('heading', { level: 1, name: 'Get in Touch' })).toBeVisible();
  for (const name of [
    'Report a Bug',
    'Suggest Improvement',
    'Missing Items',
    'Send us a Message',
  ]) {
    expect(screen.getByRole('heading', { level: 2, name })).toBeVisible();
  }
  expect(screen.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/');
  expect(submit()).toBeDisabled();
  expect(screen.getByText('0/1000 characters')).toBeVisible();
  expect(box('Full Name')).toHaveAttribute('maxlength', '50');
  expect(box('Subject')).toHaveAttribute('maxlength', '100');
  expect(box('Message')).toHaveAttribute('maxlength', '1000');
  expect(box('Subject')).not.toBeRequired();
  for (const name of ['Full Name', 'Email Address', 'Message']) expect(box(name)).toBeRequired();
  const footer = within(container.querySelector('footer')!);
  expect(
    footer.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]),
  ).toEqual([
    ['Privacy Policy', '/privacy'],
    ['Terms of Service', '/terms'],
    ['Contact Us', '/contact'],
  ]);
  expect(footer.getByText(/2025/)).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(await accessibilityProblems(container)).toEqual([]);
});

test('a field shows its own error while it is typed in, linked to the input', async () => {
  open();
  type('Full Name', 'A');
  expect(await screen.findByText('Name must be at least 2 characters')).toBeVisible();
  expect(box('Full Name')).toHaveAccessibleDescription('Name must be at least 2 characters');
  expect(box('Full Name')).toBeInvalid();
  expect(screen.queryByText('Email is required')).toBeNull();
  type('Full Name', 'An');
  await waitFor(() => expect(box('Full Name')).toBeValid());
  type('Message', 'short');
  expect(await screen.findByText('5/1000 characters')).toBeVisible();
  await waitFor(() =>
    expect(box('Message')).toHaveAccessibleDescription(
      'Message must be at least 10 characters 5/1000 characters',
    ),
  );
});

test('the five categories', async () => {
  open();
  fireEvent.mouseDown(screen.getByRole('combobox', { name: /Category/ }));
  expect(
    (await screen.findAllByRole('option')).map((option) => option.getAttribute('data-value')),
  ).toEqual(['bug', 'feature', 'missing-item', 'general', 'data-accuracy']);
});

test('?category=missing-item fills in what it can and leads back to the list', () => {
  open('/contact?category=missing-item');
  expect(screen.getByRole('combobox')).toHaveTextContent('Missing Product');
  expect(box('Subject')).toHaveValue('Missing Product Report');
  const text = (box('Message') as HTMLTextAreaElement).value;
  for (const asked of [/product name/i, /brand/i, /store/i, /additional details/i])
    expect(text).toMatch(asked);
  expect(screen.getByText(`${text.length}/1000 characters`)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Back to Shopping List' })).toHaveAttribute(
    'href',
    '/shopping-list',
  );
});

test('at 768 px the placeholders of subject and message are blank', () => {
  const before = window.matchMedia;
  window.matchMedia = ((query: string) => ({
    matches: query.includes('max-width:768px'),
    addEventListener() {},
    removeEventListener() {},
  })) as never;
  open();
  for (const name of ['Subject', 'Message'])
    expect(box(name).getAttribute('placeholder') ?? '').toBe('');
  window.matchMedia = before;
});

test.each([
  ['/contact', 'Return to Home', 'home screen'],
  ['/contact?category=missing-item', 'Continue Shopping List', 'list screen'],
])('%s: sending, success, and the way on', async (address, button, target) => {
  let accept = (): void => undefined;
  const { container } = open(address, {
    send: () =>
      new Promise((resolve) => {
        accept = resolve;
      }),
  });
  await fill();
  fireEvent.click(submit());
  expect(await screen.findByRole('button', { name: 'Sending...' })).toBeDisabled();
  expect(screen.getByRole('progressbar', { hidden: true })).toBeInTheDocument();
  jest.useFakeTimers();
  await act(async () => accept());
  expect(
    screen.getByRole('heading', { level: 1, name: 'Message Sent Successfully!' }),
  ).toHaveFocus();
  expect(screen.getByText(/ann@example\.org within 24-48 hours/)).toBeVisible();
  expect(screen.queryAllByText(/redirected/)).toHaveLength(address === '/contact' ? 0 : 1);
  expect(screen.getByRole('button', { name: button })).toBeVisible();
  expect(container.querySelector('form')).toBeNull();
  await act(() => jest.advanceTimersByTimeAsync(2999));
  expect(screen.queryByText(target)).toBeNull();
  await act(() => jest.advanceTimersByTimeAsync(1));
  expect(screen.getByText(target)).toBeVisible();
});

test('Contact Us in the footer of the success view brings back an empty form', async () => {
  open();
  await fill();
  fireEvent.click(submit());
  await screen.findByRole('heading', { name: 'Message Sent Successfully!' });
  fireEvent.click(screen.getByRole('link', { name: 'Contact Us' }));
  expect(await screen.findByRole('heading', { name: 'Get in Touch' })).toBeVisible();
  expect(box('Message')).toHaveValue('');
});

test('a failed sending keeps the text, offers the address, and the next change clears the banner', async () => {
  const { port, container } = open('/contact', {
    send: jest.fn(() => Promise.reject({ status: 500, text: 'no' })),
  });
  await fill();
  fireEvent.click(submit());
  expect((await screen.findByRole('alert')).textContent).toBe(
    'Failed to send message. Please try again or contact us directly at help@basketwise.example',
  );
  expect(screen.getByRole('link', { name: 'Email us instead' })).toHaveAttribute(
    'href',
    'mailto:help@basketwise.example',
  );
  expect(box('Message')).toHaveValue('The price of milk is wrong.');
  expect(submit()).toBeEnabled();
  expect(port.usage.charge).not.toHaveBeenCalled();
  expect(await accessibilityProblems(container)).toEqual([]);
  await choose('General Inquiry');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('the honeypot is out of reach for people and stops programs silently', async () => {
  const { port, container } = open();
  const trap = container.querySelector<HTMLInputElement>('input[name=honeypot]')!;
  expect(trap.tabIndex).toBe(-1);
  expect(trap.closest('[aria-hidden=true]')).not.toBeNull();
  await fill();
  fireEvent.change(trap, { target: { value: 'http://spam.example' } });
  fireEvent.click(submit());
  await waitFor(() => expect(port.log).toHaveBeenCalled());
  expect(port.send).not.toHaveBeenCalled();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('spam is refused in its own words', async () => {
  open();
  await fill();
  type('Message', 'You are the lottery winner of the day');
  fireEvent.click(submit());
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Your message was flagged as spam. Please review your content and try again.',
  );
});

test('with the keyboard alone, in reading order', async () => {
  const user = userEvent.setup();
  open();
  await user.click(box('Full Name'));
  await user.keyboard('Ann');
  await user.tab();
  expect(box('Email Address')).toHaveFocus();
  await user.tab();
  expect(screen.getByRole('combobox')).toHaveFocus();
  await user.tab();
  expect(box('Subject')).toHaveFocus();
  await user.tab();
  expect(box('Message')).toHaveFocus();
});
