import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

interface Folder {
  folder: string;
  /** Writes a file there, in a folder of its own where its name says so, and says where it is. */
  put: (name: string, content: string | Uint8Array) => string;
}

/** A folder for one test file, gone behind its tests. */
export function temporaryFolder(): Folder {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'basketwise-test-'));
  afterAll(() => fs.rmSync(folder, { recursive: true }));
  const put = (name: string, content: string | Uint8Array): string => {
    const full = path.join(folder, name);
    fs.mkdirSync(path.dirname(full), { recursive: true });
    fs.writeFileSync(full, content);
    return full;
  };
  return { folder, put };
}
