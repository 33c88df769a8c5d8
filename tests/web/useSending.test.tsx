// From the pressed button to what became of the message: what the form is told, and which late words still count.
import { act, renderHook } from '@testing-library/react';
import type { FormEvent } from 'react';
import { readEmailSettings } from '../../src/contact/emailSettings';
import { SETTING_DEFAULTS } from '../../src/contact/settingNames';
import { SEND_TIME_LIMIT_MS } from '../../src/contact/submitFlow';
import { useSending } from '../../src/contact/useSending';
import { MESSAGE } from './contactMessage';

const SUPPORT = 'help@basketwise.example';
interface Answer {
  accept(): void;
  refuse(): void;
}

/** The hook with a service that answers when it is told to. */
function opened(change: Partial<typeof MESSAGE> = {}) {
  const answers: Answer[] = [];
  const send = jest.fn(
    () => new Promise<void>((accept, refuse) => answers.push({ accept, refuse })),
  );
  const port = {
    settings: readEmailSettings({ ...SETTING_DEFAULTS, SUPPORT_EMAIL: SUPPORT }),
    usage: { read: () => ({ rate: null, daily: null }), charge: jest.fn() },
    now: () => 0,
    log: jest.fn(),
    send,
  };
  const values = { ...MESSAGE, email: ' ann@example.org ', ...change };
  const formik = { values, setTouched: jest.fn(), setErrors: jest.fn() };
  const onSent = jest.fn();
  const { result, unmount } = renderHook(() => useSending(formik as never, port, onSent));
  const event = { preventDefault: jest.fn() };
  const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
  return {
    answers,
    event,
    formik,
    onSent,
    send,
    unmount,
    now: () => ({ sending: result.current.sending, refusal: result.current.refusal?.kind ?? null }),
    errors: () => result.current.refusal,
    gone: () => act(() => result.current.gone()),
    async press() {
      await act(async () => {
        void result.current.submit(event as unknown as FormEvent);
        await jest.advanceTimersByTimeAsync(0);
      });
    },
    async unanswered() {
      await this.press();
      await wait(SEND_TIME_LIMIT_MS);
    },
    async answer(at: number, how: keyof Answer) {
      answers[at]![how]();
      await wait(0);
    },
  };
}

beforeEach(() => void jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const IDLE = { sending: false, refusal: null };

test('a message on its way, sent once however often the button is pressed', async () => {
  const hook = opened();
  expect(hook.now()).toEqual(IDLE);
  await hook.press();
  expect(hook.now()).toEqual({ sending: true, refusal: null });
  expect(hook.event.preventDefault).toHaveBeenCalledTimes(1);
  await hook.press();
  expect(hook.event.preventDefault).toHaveBeenCalledTimes(2);
  expect(hook.send).toHaveBeenCalledTimes(1);
  expect(hook.onSent).not.toHaveBeenCalled();
  await hook.answer(0, 'accept');
  expect(hook.now()).toEqual(IDLE);
  expect(hook.onSent.mock.calls).toEqual([['ann@example.org']]);
  expect(hook.formik.setErrors).not.toHaveBeenCalled();
  expect(hook.formik.setTouched).not.toHaveBeenCalled();
});

test('what was refused is shown until the visitor goes on, or sends again', async () => {
  const hook = opened();
  await hook.press();
  await hook.answer(0, 'refuse');
  expect(hook.now()).toEqual({ sending: false, refusal: 'notSent' });
  hook.gone();
  expect(hook.now()).toEqual(IDLE);
  await hook.press();
  await hook.answer(1, 'refuse');
  await hook.press();
  expect(hook.now()).toEqual({ sending: true, refusal: null });
  await hook.answer(2, 'accept');
  expect(hook.now()).toEqual(IDLE);
  expect(hook.onSent).toHaveBeenCalledTimes(1);
});

test('what a program sent is neither sent nor refused', async () => {
  const hook = opened({ honeypot: 'x' });
  await hook.press();
  expect(hook.now()).toEqual(IDLE);
  expect(hook.onSent).not.toHaveBeenCalled();
});

test('of a message with mistakes each field shows its own', async () => {
  const hook = opened({ name: 'A' });
  await hook.press();
  const errors = { name: 'Name must be at least 2 characters' };
  expect(hook.errors()).toEqual({ kind: 'invalid', errors });
  expect(hook.formik.setErrors.mock.calls).toEqual([[errors]]);
  expect(hook.formik.setTouched.mock.calls).toEqual([
    [{ name: true, email: true, category: true, subject: true, message: true }, false],
  ]);
  expect(hook.send).not.toHaveBeenCalled();
});

describe('a service that answers late', () => {
  test.each([
    ['accept', null, 1],
    ['refuse', 'notSent', 0],
  ] as const)('is heard while its message is the last one: %s', async (how, refusal, sent) => {
    const hook = opened();
    await hook.unanswered();
    expect(hook.now()).toEqual({ sending: false, refusal: 'unanswered' });
    expect(hook.onSent).not.toHaveBeenCalled();
    await hook.answer(0, how);
    expect(hook.onSent).toHaveBeenCalledTimes(sent);
    if (refusal) expect(hook.now()).toEqual({ sending: false, refusal });
    else expect(hook.onSent).toHaveBeenCalledWith('ann@example.org');
  });
  test('is not heard where the visitor has gone on', async () => {
    const hook = opened();
    await hook.unanswered();
    hook.gone();
    await hook.answer(0, 'accept');
    expect(hook.onSent).not.toHaveBeenCalled();
    expect(hook.now()).toEqual(IDLE);
  });
  test('is not heard where the form is left', async () => {
    const hook = opened();
    await hook.unanswered();
    hook.unmount();
    await hook.answer(0, 'accept');
    expect(hook.onSent).not.toHaveBeenCalled();
  });
  test('is not heard where the message is sent again', async () => {
    const hook = opened();
    await hook.unanswered();
    await hook.press();
    await hook.answer(0, 'refuse');
    expect(hook.now()).toEqual({ sending: true, refusal: null });
    await hook.answer(1, 'accept');
    expect(hook.onSent).toHaveBeenCalledTimes(1);
  });
});
