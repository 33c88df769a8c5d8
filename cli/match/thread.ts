import type { Io } from '../io';
import type { Answered, TaskLine } from './batch';

/** What of a worker thread is used. */
interface Thread {
  on(event: 'message', then: (answers: Answered[]) => void): unknown;
  on(event: 'error', then: (error: Error) => void): unknown;
  on(event: 'exit', then: () => void): unknown;
  postMessage(lines: readonly TaskLine[]): void;
  terminate(): Promise<unknown>;
}

/** Questions to a thread, answered in their order; its first message says that it is ready. */
export async function overThread(thread: Thread): ReturnType<Io['startMatchWorker']> {
  const waiting: { resolve(answers: Answered[]): void; reject(error: Error): void }[] = [];
  const failed = (error: Error): void =>
    waiting.splice(0).forEach((request) => request.reject(error));
  thread.on('message', (answers) => waiting.shift()!.resolve(answers));
  thread.on('error', failed);
  thread.on('exit', () => failed(new Error('a job ended before its answers came')));
  const next = (): Promise<Answered[]> =>
    new Promise((resolve, reject) => waiting.push({ resolve, reject }));
  await next();
  return {
    ask(lines) {
      const answers = next();
      thread.postMessage(lines);
      return answers;
    },
    end: async () => void (await thread.terminate()),
  };
}
