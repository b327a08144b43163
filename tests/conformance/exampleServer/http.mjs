// Envelopes, cookies and bodies.

import { messageOf } from './document.mjs';

const largestBody = 1024 * 1024;

/** A refusal: thrown anywhere, and sent as an envelope. */
export class Failure extends Error {
  constructor(status, code, data = {}) {
    super(messageOf(code));
    Object.assign(this, { status, data: { code, ...data } });
  }
}

export function send(response, status, envelope) {
  const text = JSON.stringify(envelope);
  response.writeHead(status, {
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Length': Buffer.byteLength(text),
    'Cache-Control': 'no-store',
    'X-Content-Type-Options': 'nosniff',
  });
  response.end(text);
}

export const sendData = (response, status, data) =>
  send(response, status, { success: true, message: 'OK', data });

export function sendFailure(response, error) {
  if (!(error instanceof Failure)) {
    console.error(error);
    error = new Failure(500, 'server-error');
  }
  send(response, error.status, { success: false, message: error.message, data: error.data });
}

export function cookiesOf(request) {
  const pairs = (request.headers.cookie ?? '').split(/; */).map((pair) => pair.split('='));
  return Object.fromEntries(pairs.map(([name, ...value]) => [name, value.join('=')]));
}

export async function readJson(request) {
  if (!/^application\/json *(;|$)/i.test(request.headers['content-type'] ?? ''))
    throw new Failure(415, 'wrong-content-type');
  const parts = [];
  let size = 0;
  for await (const part of request) {
    size += part.length;
    if (size > largestBody) throw new Failure(413, 'body-too-large');
    parts.push(part);
  }
  try {
    return JSON.parse(Buffer.concat(parts).toString('utf8'));
  } catch {
    throw new Failure(400, 'invalid-fields', {
      errors: [{ path: '', message: 'The body isn’t JSON.' }],
    });
  }
}
