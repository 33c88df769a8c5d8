// What was read in a photo comes behind what is there already, and is told.
import '@testing-library/jest-dom';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { readPhoto } from '../../src/bulkAdd/readPhoto';
import { kept, visit } from './visit';

jest.mock('../../src/bulkAdd/readPhoto');

test('two pages are one list, and each is told', async () => {
  URL.createObjectURL = () => 'blob:page';
  kept('TESCO', []);
  const { user } = visit('/shopping-list');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Photo' })).toBeEnabled());
  await user.click(screen.getByRole('button', { name: 'Photo' }));
  for (const [page, text] of [
    ['milk', 'milk'],
    ['bread', 'milk\nbread'],
  ] as const) {
    let told = (): void => undefined;
    jest.mocked(readPhoto).mockImplementation((_, report) => {
      report({ stage: 'reading', progress: 0 });
      return new Promise((resolve) => {
        told = () => resolve({ ok: true, text: page });
      });
    });
    await screen.findByRole('button', { name: 'Take or choose a photo' });
    const files = [new File([], 'a.png', { type: 'image/png' })];
    fireEvent.change(screen.getByLabelText('Photo of your list'), { target: { files } });
    expect(await screen.findByRole('button', { name: 'Stop reading' })).toBeVisible();
    const said = 'The photo has been read. Correct the text, then find the products.';
    expect(screen.queryByText(said)).toBeNull();
    told();
    expect(await screen.findByText(said)).toHaveAttribute('role', 'status');
    expect(screen.getByRole('textbox')).toHaveValue(text);
  }
});
