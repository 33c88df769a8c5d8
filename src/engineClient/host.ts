// Owns the catalogue and answers the verbs: in the worker, or on the page when there is no worker.
import { compareList, findEquivalents, findProducts, suggest } from '../../engine';
import { PriceFiles } from './files';
import type { Fetch } from './priceManifest';
import type { FromEngine, ToEngine } from './protocol';

const SUGGESTIONS = 8;
const CANDIDATES = 8;

export function createHost(fetchFile: Fetch, answer: (message: FromEngine) => void): (message: ToEngine) => void {
  const files = new PriceFiles(fetchFile, (store, state) => answer({ kind: 'file', store, state }));

  async function run(message: ToEngine): Promise<unknown> {
    switch (message.verb) {
      case 'open':
        return files.open(...message.args);
      case 'suggest': {
        const [text, store] = message.args;
        return suggest(text, store, files.shelf(store), SUGGESTIONS);
      }
      case 'compare':
        await files.settled();
        return compareList(message.args[0], files.catalogue);
      case 'candidates': {
        const [{ text, product }, store] = message.args;
        return product ? findEquivalents(product, store, files.catalogue, CANDIDATES, 0) : findProducts(text, store, files.catalogue, CANDIDATES, 0);
      }
      case 'matched': {
        const [terms, store] = message.args;
        const products = files.catalogue.stores[store]?.products ?? [];
        return terms.map((searchTerm) => {
          const product = products.find(({ name }) => name.toLowerCase().includes(searchTerm.toLowerCase()));
          return { searchTerm, product: product ? { name: product.name, price: product.price, category: product.category } : null };
        });
      }
    }
  }

  return (message) => {
    run(message).then(
      (value) => answer({ kind: 'reply', id: message.id, value }),
      (error: unknown) => answer({ kind: 'failure', id: message.id, message: error instanceof Error ? error.message : String(error) }),
    );
  };
}
