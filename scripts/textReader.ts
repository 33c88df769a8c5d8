import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

/** The text reader for photos: files of installed packages, served from our own site and loaded only when a photo is read. */
export const TEXT_READER = [
  { from: 'tesseract.js/dist', files: ['worker.min.js'] },
  {
    from: 'tesseract.js-core',
    files: [
      'tesseract-core-lstm.wasm.js',
      'tesseract-core-simd-lstm.wasm.js',
      'tesseract-core-relaxedsimd-lstm.wasm.js',
    ],
  },
  { from: '@tesseract.js-data/eng/4.0.0_best_int', files: ['eng.traineddata.gz'] },
].map(({ from, files }) => ({ folder: path.join(__dirname, '../node_modules', from), files }));

/** SHA-256 of each of them by its address: what does not match is not kept, and asked for again. */
export const TEXT_READER_CHECKSUMS = Object.fromEntries(
  TEXT_READER.flatMap(({ folder, files }) =>
    files.map((file) => [
      `/ocr/${file}`,
      createHash('sha256')
        .update(fs.readFileSync(path.join(folder, file)))
        .digest('hex'),
    ]),
  ),
);
