// The dev server's stand-in for the email service: every message becomes a file under .outbox/ and is printed.
import { mkdirSync, writeFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join, resolve } from 'node:path';

export const SEND_PATH = '/api/v1.0/email/send';
const LARGEST_BODY = 50_000; // bytes; EmailJS itself refuses more

type Next = (error?: unknown) => void;
export type Middleware = (request: IncomingMessage, response: ServerResponse, next: Next) => void;

interface Options {
  folder?: string;
  print?: (text: string) => void;
}

async function bodyOf(request: IncomingMessage): Promise<string | null> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of request) {
    size += (part as Buffer).length;
    if (size <= LARGEST_BODY) parts.push(part as Buffer);
  }
  return size <= LARGEST_BODY ? Buffer.concat(parts).toString('utf8') : null;
}

function parsed(text: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as Record<string, unknown>)
      : null;
  } catch {
    return null;
  }
}

export function mailSink({
  folder = resolve(__dirname, '..', '.outbox'),
  print = (text) => console.log(text),
}: Options = {}): Middleware {
  let stored = 0;

  async function receive(request: IncomingMessage): Promise<[status: number, text: string]> {
    const text = await bodyOf(request);
    if (text === null) return [413, 'Variables size limit'];
    const message = parsed(text);
    if (message === null) return [400, 'The body is not a JSON object'];
    mkdirSync(folder, { recursive: true });
    stored += 1;
    const stamp = new Date().toISOString().replace(/[:.]/g, '-');
    const file = join(folder, `${stamp}-${process.pid}-${stored}.json`);
    const content = JSON.stringify(message, null, 2);
    writeFileSync(file, `${content}\n`);
    print(`Contact message stored in ${file}\n${content}`);
    return [200, 'OK'];
  }

  return (request, response, next) => {
    if (request.method !== 'POST' || request.url?.split('?')[0] !== SEND_PATH) return next();
    receive(request).then(([status, text]) => {
      response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8' });
      response.end(text);
    }, next);
  };
}
