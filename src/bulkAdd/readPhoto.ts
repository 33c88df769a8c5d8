// Reads the words of a photo on this device: tesseract.js and its data come from our own site, only when used.
import type { Worker } from 'tesseract.js';

export interface PhotoReading {
  stage: 'loading' | 'reading';
  /** 0 to 1 */ progress: number;
}
export type PhotoText = { ok: true; text: string } | { ok: false; why: string };

const OCR = '/ocr';
/** Below this share of certainty tesseract is guessing at something that is no text. */
const SURE = 35;
const UNREADABLE =
  'No words could be read in this picture. Try it straight from above, in good light, or type the list.';

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
    };
  let worker: Worker | null = null;
  const stop = (): void => {
    void worker?.terminate();
  };
  signal.addEventListener('abort', stop);
  try {
    report({ stage: 'loading', progress: 0 });
    const { createWorker } = await import('tesseract.js');
    worker = await createWorker('eng', 1, {
      workerPath: `${OCR}/worker.min.js`,
      corePath: OCR,
      langPath: OCR,
      workerBlobURL: false,
      logger: ({ status, progress }) =>
        report({ stage: status === 'recognizing text' ? 'reading' : 'loading', progress }),
      errorHandler: () => undefined,
    });
    signal.throwIfAborted();
    const { data } = await worker.recognize(image);
    const text = data.text
      .split('\n')
      .map(tidy)
      .filter((line) => /[a-z]{2}/i.test(line))
      .join('\n');
    return text === '' || data.confidence < SURE
      ? { ok: false, why: UNREADABLE }
      : { ok: true, text };
  } catch (error) {
    if (signal.aborted) throw error;
    return {
      ok: false,
      why:
        navigator.onLine === false
          ? 'The text reader is not on this device yet and there is no connection. Try again when you are online.'
          : UNREADABLE,
    };
  } finally {
    signal.removeEventListener('abort', stop);
    stop();
  }
}

/** Bullets, tick boxes and stray marks that stand around an item on paper. */
const tidy = (line: string): string =>
  line
    .replace(/^[\s\-–—•*·.,:;|()[\]{}<>~_=+»«°'"“”‘’]+/, '')
    .replace(/[\s|_~=<>{}[\]•*]+$/, '')
    .replace(/\s+/g, ' ');
