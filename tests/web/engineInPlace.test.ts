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
  ['a reading', { id: 1, verb: 'read', args: ['butter', 'TESCO'] }],
  ['candidates', { id: 1, verb: 'candidates', args: [{ text: 'butter', product: null }, 'TESCO'] }],
  ['matched products', { id: 1, verb: 'matched', args: [[{ text: 'butter' }], 'TESCO'] }],
])('%s without an opened store are answered from its file', async (_, question) => {
  const reply = await new Promise<FromEngine>((resolve) => {
    const ask = createHost(fetchFile, (said) => said.kind === 'reply' && resolve(said), false);
    ask(question);
  });
  expect(JSON.stringify(reply)).toContain('Tesco Salted Butter 250g');
});

test('what is asked while the file is on its way waits for it', async () => {
  const told: FromEngine[] = [];
  await new Promise<void>((resolve) => {
    const ask = createHost(
      fetchFile,
      (said) => said.kind === 'reply' && told.push(said) === 2 && resolve(),
      false,
    );
    ask({ id: 1, verb: 'open', args: ['TESCO'] });
    ask({ id: 2, verb: 'matched', args: [[{ text: 'butter' }], 'TESCO'] });
  });
  expect(JSON.stringify(told)).toContain('Tesco Salted Butter 250g');
});
