// Prints which Chromium to drive: CHROME_PATH, a system one, else the one inside @sparticuz/chromium (unpacked here).
import { existsSync, mkdtempSync, mkdirSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const system = [process.env.CHROME_PATH, '/usr/bin/chromium', '/usr/bin/google-chrome'].find(
  (file) => file && existsSync(file),
);
if (system) console.log(JSON.stringify({ executablePath: system, env: {} }));
else {
  // Its own folder: it takes over any $TMPDIR/chromium. Its own fonts.conf names a folder that may be empty.
  const folder = mkdtempSync(path.join(os.tmpdir(), 'basketwise-chromium-'));
  process.env.TMPDIR = folder;
  process.env.AWS_LAMBDA_JS_RUNTIME = 'nodejs20.x';
  const { default: chromium } = await import('@sparticuz/chromium');
  const executablePath = await chromium.executablePath();
  const fonts = path.join(folder, 'fontconfig');
  mkdirSync(fonts, { recursive: true });
  writeFileSync(
    path.join(fonts, 'fonts.conf'),
    `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig><dir>${folder}/fonts</dir><dir>/usr/share/fonts</dir><cachedir>${folder}/cache</cachedir></fontconfig>`,
  );
  console.log(
    JSON.stringify({
      executablePath,
      env: { FONTCONFIG_PATH: fonts, LD_LIBRARY_PATH: process.env.LD_LIBRARY_PATH ?? '' },
    }),
  );
}
