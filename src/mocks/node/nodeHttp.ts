import type { IncomingMessage, ServerResponse } from 'node:http';

/** Bodies above this get 413. */
const MAX_BODY = 1024 * 1024;

export class BodyTooLarge extends Error {}

/** A Node request as a web Request; the host header gives its origin. Throws BodyTooLarge above 1 MB. */
export async function toRequest(incoming: IncomingMessage, signal: AbortSignal): Promise<Request> {
  const headers = new Headers();
  for (const [name, value] of Object.entries(incoming.headers)) {
    for (const item of Array.isArray(value) ? value : [value]) {
      if (item !== undefined) headers.append(name, item);
    }
  }
  const method = incoming.method ?? 'GET';
  const scheme = 'encrypted' in incoming.socket ? 'https' : 'http';
  const url = new URL(incoming.url ?? '/', `${scheme}://${incoming.headers.host ?? 'localhost'}`);
  const body = method === 'GET' || method === 'HEAD' ? null : await readBody(incoming);
  return new Request(url, { method, headers, body, signal });
}

async function readBody(incoming: IncomingMessage): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of incoming) {
    const bytes = chunk instanceof Uint8Array ? chunk : Buffer.from(String(chunk));
    size += bytes.byteLength;
    if (size > MAX_BODY) throw new BodyTooLarge();
    chunks.push(bytes);
  }
  return new Uint8Array(Buffer.concat(chunks));
}

/** Writes a web Response; an error response (`Response.error()`) breaks the connection, as a fallen network does. */
export async function sendResponse(response: Response, outgoing: ServerResponse): Promise<void> {
  if (response.type === 'error') {
    outgoing.socket?.destroy();
    return;
  }
  const cookies = response.headers.getSetCookie();
  const body = Buffer.from(await response.arrayBuffer());
  outgoing.statusCode = response.status;
  response.headers.forEach((value, name) => {
    if (name !== 'set-cookie') outgoing.setHeader(name, value);
  });
  if (cookies.length > 0) outgoing.setHeader('set-cookie', cookies);
  outgoing.end(body);
}
