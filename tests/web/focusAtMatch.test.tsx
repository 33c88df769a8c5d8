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
function Match() {
  const { list, lead } = useFocusAtMatch(RESULT, SHOWN);
  const [isOffered, setIsOffered] = useState(true);
  const undo = (): void => {
    lead({ at: 1, store: 'ASDA' });
    setIsOffered(false);
  };
  return (
    <div ref={list}>
      <div data-item="0">
        <button data-changes="ASDA">another item</button>
      </div>
      <div data-item="1">
        <button data-changes="ALDI">another store</button>
        <button data-changes="ASDA">the match</button>
      </div>
      {isOffered && <button onClick={undo}>Undo</button>}
    </div>
  );
}

test('Undo leads to the item and its store before the new answer comes', async () => {
  render(<Match />);
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  expect(screen.getByRole('button', { name: 'the match' })).toHaveFocus();
});
