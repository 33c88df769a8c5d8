// Reads the words of a photo on this device: tesseract.js and its data come from our own site, only when used.
import type { Worker } from 'tesseract.js';

export interface PhotoReading {
  stage: 'loading' | 'reading';
  /** 0 to 1 */ progress: number;
  /** Nothing has been heard for a while; it may still come. */
  slow?: boolean;
}
/** `again`: the same picture may be read at another try. */
export type PhotoText = { ok: true; text: string } | { ok: false; why: string; again: boolean };

/** Below this share of certainty tesseract is guessing at something that is no text. */
const SURE = 35;
const UNREADABLE =
  'No words could be read in this picture. Try it straight from above, in good light, or type the list.';
/** Damaged, or of a kind that the reader does not know: better light would not help. */
const UNOPENED =
  'This picture could not be opened. Try another one, saved as JPEG or PNG, or type the list.';
/** Without a sign for so long the shopper is told; a slow phone may still be at it. */
const SLOW_MS = 12_000;
/** And for so long the reader is given up. */
const SILENT_MS = 90_000;

const CHECKSUMS = JSON.parse(process.env.TEXT_READER_CHECKSUMS ?? '{}') as Record<string, string>;

/** What became of the reader's own part, in words that lead on. */
class ReaderMissing extends Error {
  override name = 'ReaderMissing';
}

/** Resolves with the lines; rejects only when `signal` calls it off. */
export async function readPhoto(
  image: File,
  report: (reading: PhotoReading) => void,
  signal: AbortSignal,
): Promise<PhotoText> {
  if (!image.type.startsWith('image/'))
    return {
      ok: false,
      why: `${image.name} is not a picture. Choose a photo of your list (JPEG or PNG).`,
      again: false,
    };
  const call = new AbortController();
  const stop = (): void => call.abort();
  signal.addEventListener('abort', stop);
  const watch = watched(report, stop);
  try {
    watch.report({ stage: 'loading', progress: 0 });
    const { text, confidence } = await unlessAborted(
      recognised(image, watch, call.signal),
      call.signal,
    );
    return text === '' || confidence < SURE
      ? { ok: false, why: UNREADABLE, again: false }
      : { ok: true, text };
  } catch (error) {
    if (signal.aborted) throw error;
    console.warn('The photo could not be read', error);
    return { ok: false, ...wordsFor(error, call.signal) };
  } finally {
    signal.removeEventListener('abort', stop);
    watch.end();
    stop();
  }
}

function wordsFor(error: unknown, called: AbortSignal): { why: string; again: boolean } {
  if (!called.aborted && !(error instanceof ReaderMissing)) return { why: UNOPENED, again: false };
  if (navigator.onLine === false)
    return {
      why: 'The text reader is not on this device yet and there is no connection. Try again when you are online.',
      again: true,
    };
  if (called.aborted)
    return {
      why: 'The text reader does not answer. Try again, or type the list.',
      again: true,
    };
  const { message } = error as ReaderMissing;
  return {
    why: `The text reader could not be loaded (${message}). Try again, or type the list.`,
    again: true,
  };
}

/** The reader never says that it was stopped: whoever waits for it would wait for ever. */
const unlessAborted = <T>(work: Promise<T>, signal: AbortSignal): Promise<T> =>
  Promise.race([
    work,
    new Promise<never>((_, reject) => {
      signal.addEventListener('abort', () => reject(new Error('stopped')));
    }),
  ]);

async function recognised(
  image: File,
  watch: Watch,
  signal: AbortSignal,
): Promise<{ text: string; confidence: number }> {
  const worker = await readerFor(watch, signal);
  signal.addEventListener('abort', () => void worker.terminate());
  signal.throwIfAborted();
  const { data } = await worker.recognize(image);
  const text = data.text
    .split('\n')
    .map(tidy)
    .filter((line) => /[a-z]{2}/i.test(line))
    .join('\n');
  return { text, confidence: data.confidence };
}

async function readerFor(watch: Watch, signal: AbortSignal): Promise<Worker> {
  try {
    const [{ createWorker }, { bringTextReader }] = await Promise.all([
      import('tesseract.js'),
      import('./textReader'),
    ]).catch(() => {
      throw new Error('its code did not come');
    });
    const files = await bringTextReader(watch.alive, signal, CHECKSUMS);
    return await createWorker('eng', 1, {
      ...files,
      workerBlobURL: false,
      // Kept by our own service worker, which looks at what it keeps.
      cacheMethod: 'none',
      logger: ({ status, progress }) =>
        watch.report({ stage: status === 'recognizing text' ? 'reading' : 'loading', progress }),
      errorHandler: () => undefined,
    });
  } catch (error) {
    throw new ReaderMissing(error instanceof Error ? error.message : String(error));
  }
}

interface Watch {
  report(reading: PhotoReading): void;
  /** A sign of life that is not worth a word. */
  alive(): void;
  end(): void;
}

/** Hands reports on, says when none has come for a while, and gives up when none comes at all. */
function watched(report: (reading: PhotoReading) => void, giveUp: () => void): Watch {
  let last: PhotoReading = { stage: 'loading', progress: 0 };
  let slow: ReturnType<typeof setTimeout> | undefined;
  let silent: ReturnType<typeof setTimeout> | undefined;
  const end = (): void => {
    clearTimeout(slow);
    clearTimeout(silent);
  };
  const alive = (): void => {
    end();
    slow = setTimeout(() => report({ ...last, slow: true }), SLOW_MS);
    silent = setTimeout(giveUp, SILENT_MS);
  };
  return {
    report(reading) {
      last = reading;
      alive();
      report(reading);
    },
    alive,
    end,
  };
}

/** Bullets, tick boxes and stray marks that stand around an item on paper. */
const tidy = (line: string): string =>
  line
    .replace(/^[\s\-–—•*·.,:;|()[\]{}<>~_=+»«°'"“”‘’]+/, '')
    .replace(/(?<![\s|_~=<>{}[\]•*])[\s|_~=<>{}[\]•*]+$/, '')
    .replace(/\s+/g, ' ');
