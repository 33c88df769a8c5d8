// Undo of a match goes at once, the answer without it comes later: the keyboard waits at the match, not nowhere.
import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import type { ListComparison } from '../../engine';
import { useFocusAtMatch } from '../../src/results/useFocusAtMatch';

const RESULT = {} as ListComparison;
const SHOWN: readonly unknown[] = [];

/** No new answer ever comes here. */
function Match({ at }: { at: number }) {
  const { list, lead } = useFocusAtMatch(RESULT, SHOWN);
  const [isOffered, setIsOffered] = useState(true);
  const undo = (): void => {
    lead({ at, store: 'ASDA' });
    setIsOffered(false);
  };
  return (
    <main ref={list}>
      <h1 tabIndex={-1}>Results</h1>
      <div data-item="0">
        <button data-changes="ASDA">another item</button>
      </div>
      <div data-item="1">
        <button data-changes="ALDI">another store</button>
        <button data-changes="ASDA">the match</button>
      </div>
      {isOffered && <button onClick={undo}>Undo</button>}
    </main>
  );
}

test('Undo leads to the item and its store before the new answer comes', async () => {
  render(<Match at={1} />);
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  expect(screen.getByRole('button', { name: 'the match' })).toHaveFocus();
});

test('a row that is shown no more leads to the heading', async () => {
  render(<Match at={2} />);
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(screen.getByRole('heading', { name: 'Results' })).toHaveFocus();
});
