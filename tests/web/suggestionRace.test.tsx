import { act, render, screen } from '@testing-library/react';
import fc from 'fast-check';
import type { EngineClient } from '../../src/engineClient/client';
import { useSuggestions } from '../../src/list/useSuggestions';
import { ServicesProvider, type Services } from '../../src/services/services';

const suggestionFor = (text: string) => [
  {
    product: { id: 1, name: text, store: 'TESCO', category: '', price: 1, priceText: '' },
    score: 1,
    found: 'literal',
    priceLabel: '£1.00',
  },
];

function Probe({ text }: { text: string }) {
  const suggestions = useSuggestions(text, 'TESCO', true);
  return <output>{suggestions.map(({ product }) => product.name).join()}</output>;
}

test('whatever the order of the answers, the latest text wins', async () => {
  const typed = fc.uniqueArray(fc.stringMatching(/^[a-z]{2,6}$/), { minLength: 1, maxLength: 8 });
  await fc.assert(
    fc.asyncProperty(
      typed.chain((texts) =>
        fc.tuple(
          fc.constant(texts),
          fc.shuffledSubarray([...texts.keys()], { minLength: texts.length }),
        ),
      ),
      async ([texts, order]) => {
        const answer = new Map<string, () => void>();
        const ask = ((_: string, text: string) =>
          new Promise((resolve) =>
            answer.set(text, () => resolve(suggestionFor(text))),
          )) as unknown as EngineClient['ask'];
        const services = { engine: { ask } } as unknown as Services;
        const at = (text: string) => (
          <ServicesProvider services={services}>
            <Probe text={text} />
          </ServicesProvider>
        );
        const { rerender, unmount } = render(at(texts[0]!));
        for (const text of texts.slice(1)) rerender(at(text));
        for (const index of order) await act(async () => answer.get(texts[index]!)!());
        expect(screen.getByRole('status').textContent).toBe(texts.at(-1));
        unmount();
      },
    ),
    { numRuns: 40 },
  );
});
