// Brings the text reader's files, 5 MB, and sees to it that they came whole: the reader itself waits for ever for one that
// does not come, and keeps a broken one.
import { relaxedSimd, simd } from 'wasm-feature-detect';
import { fetchFile, readBytes, type Fetch } from '../engineClient/readText';
import { sha256 } from '../offline/keptFiles';

const OCR = '/ocr';
const CORES = { relaxed: 'relaxedsimd-lstm', simd: 'simd-lstm', plain: 'lstm' } as const;

export interface TextReaderFiles {
  workerPath: string;
  corePath: string;
  langPath: string;
}

/** Which of the three builds this browser can run, as tesseract.js itself would choose. */
async function coreFile(): Promise<string> {
  const core = (await relaxedSimd()) ? CORES.relaxed : (await simd()) ? CORES.simd : CORES.plain;
  return `${OCR}/tesseract-core-${core}.wasm.js`;
}

/**
 * The files, brought as far as this browser's cache. `alive` is called with every part that comes. Throws in words why one did not.
 * `checksums`: SHA-256 in hex by address.
 */
export async function bringTextReader(
  alive: () => void,
  signal: AbortSignal,
  checksums: Readonly<Record<string, string>>,
  fetchFrom: Fetch = fetchFile,
): Promise<TextReaderFiles> {
  const files = {
    workerPath: `${OCR}/worker.min.js`,
    corePath: await coreFile(),
    langPath: `${OCR}/eng.traineddata.gz`,
  };
  const bring = async (url: string): Promise<void> => {
    const wanted = checksums[url];
    for (const fresh of [false, true]) {
      const bytes = await readBytes(fetchFrom, url, { fresh, signal, onPart: alive });
      if (!wanted || !globalThis.crypto?.subtle || (await sha256(bytes)) === wanted) return;
    }
    throw new Error('it did not come whole');
  };
  await Promise.all(Object.values(files).map(bring));
  return { ...files, langPath: OCR };
}
