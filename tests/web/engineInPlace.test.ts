// An engine that takes the place of a dead one has opened no file yet: what it is asked about it opens itself.
import { createHost } from '../../src/engineClient/host';
import type { FromEngine, ToEngine } from '../../src/engineClient/protocol';

const fetchFile = (url: string) =>
  Promise.resolve({
    ok: url.includes('tesco.csv'),
    status: url.includes('tesco.csv') ? 200 : 404,
    text: () => Promise.resolve('name,price\nTesco Salted Butter 250g,1.99\n'),
  });
const request = { store: 'TESCO', lines: [{ text: 'salted butter' }] };

test.each<[string, ToEngine]>([
  ['suggestions', { id: 1, verb: 'suggest', args: ['butter', 'TESCO'] }],
  ['rows', { id: 1, verb: 'rows', args: [request] }],
])('%s without an opened store are answered from its file', async (_, question) => {
  const reply = await new Promise<FromEngine>((resolve) => {
    const ask = createHost(fetchFile, (said) => said.kind === 'reply' && resolve(said), false);
    ask(question);
  });
  expect(JSON.stringify(reply)).toContain('Tesco Salted Butter 250g');
});
