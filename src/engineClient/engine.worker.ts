// The worker's entry: the host behind postMessage.
import { createHost } from './host';
import type { FromEngine, ToEngine } from './protocol';

const answer = (message: FromEngine): void => self.postMessage(message);
const host = createHost((url, signal) => fetch(url, { signal }), answer);
self.onmessage = (event: MessageEvent<ToEngine>) => host(event.data);
answer({ kind: 'hello' });
