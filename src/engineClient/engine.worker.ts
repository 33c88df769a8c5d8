// The worker's entry: the host behind postMessage.
import { createHost } from './host';
import { fetchFile } from './readText';
import type { FromEngine, ToEngine } from './protocol';

const answer = (message: FromEngine): void => self.postMessage(message);
const host = createHost(fetchFile, answer);
self.onmessage = (event: MessageEvent<ToEngine>) => host(event.data);
answer({ kind: 'hello' });
