import type { IncomingMessage, ServerResponse } from 'node:http';
import { ADDRESS_HEADER } from '../../http/connectionAddress.ts';
import { errorCodes, type ErrorCode } from '../../../shared/api/errorCodes.ts';

/**
 * Maximum bytes above a limit that are read and dropped; if we stopped reading earlier, the browser would never see the
 * response.
 */
const MOST_DROPPED = 64 * 1024 * 1024;

/** The body is larger than its route allows. */
export class BodyTooLarge extends Error {
  /** Bytes. */
  readonly limit: number;
  constructor(limit: number) {
    super(`More than ${String(limit)} bytes.`);
    this.limit = limit;
  }
}

/**
 * Converts a Node request to a web Request; the host header gives its origin.
 *
 * @param limit bytes; throws BodyTooLarge above it
 */
export async function toRequest(
  incoming: IncomingMessage,
  signal: AbortSignal,
  limit: number,
): Promise<Request> {
  const headers = new Headers();
  for (const [name, value] of Object.entries(incoming.headers)) {
    for (const item of Array.isArray(value) ? value : [value]) {
      if (item !== undefined) headers.append(name, item);
    }
  }
  // Pages must not choose the address that their request seems to come from.
  headers.delete(ADDRESS_HEADER);
  const { remoteAddress } = incoming.socket;
  if (remoteAddress !== undefined) headers.set(ADDRESS_HEADER, remoteAddress);
  const method = incoming.method ?? 'GET';
  const scheme = 'encrypted' in incoming.socket ? 'https' : 'http';
  const url = new URL(incoming.url ?? '/', `${scheme}://${incoming.headers.host ?? 'localhost'}`);
  const body = method === 'GET' || method === 'HEAD' ? null : await readBody(incoming, limit);
  return new Request(url, { method, headers, body, signal });
}

async function readBody(
  incoming: IncomingMessage,
  limit: number,
): Promise<Uint8Array<ArrayBuffer>> {
  let chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of incoming) {
    const bytes = chunk instanceof Uint8Array ? chunk : Buffer.from(String(chunk));
    size += bytes.byteLength;
    // Leaving the loop ends the connection and the response.
    if (size > limit + MOST_DROPPED) break;
    if (size > limit) chunks = [];
    else chunks.push(bytes);
  }
  if (size > limit) throw new BodyTooLarge(limit);
  return new Uint8Array(Buffer.concat(chunks));
}

/** Sends a web Response; an error response (`Response.error()`) cuts the connection, like a failed network. */
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

/** Sends a failure in the envelope of the API, unless a response has started. */
export function refuse(outgoing: ServerResponse, code: ErrorCode, message: string): void {
  if (outgoing.headersSent || outgoing.destroyed) return;
  outgoing.statusCode = errorCodes[code].status;
  outgoing.setHeader('content-type', 'application/json; charset=utf-8');
  outgoing.end(JSON.stringify({ success: false, message, data: { code } }));
}
