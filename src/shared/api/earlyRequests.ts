import { noteServerTime } from '../time/serverClock';
import type { HttpAnswer } from './apiRequest';

interface Asked {
  answer: Promise<{ status: number; date: string | null; body: unknown }>;
  /** When it was sent, ms of performance.now(). */
  at: number;
}

/** Where the page stores requests it sent before the app's code loaded, by address. */
interface AskingWindow {
  castleAsked?: Partial<Record<string, Asked>> | undefined;
}

declare const window: AskingWindow & typeof globalThis.window;

/** An early answer older than this is requested again, ms. */
export const FRESH_MS = 10_000;

/** Sends a request at once; the client takes the answer when it needs the same. */
export function startEarly(url: string): void {
  const answer = read(fetch(`/api${url}`, { headers: { accept: 'application/json' } }));
  // If it fails, the client makes the request.
  answer.catch(() => undefined);
  window.castleAsked = Object.assign(window.castleAsked ?? {}, {
    [url]: { answer, at: performance.now() },
  });
}

/** The body is read at once as well: when the client needs it, the page is busy. */
async function read(request: Promise<Response>): Asked['answer'] {
  const response = await request;
  const { status, headers } = response;
  return { status, date: headers.get('date'), body: status === 200 ? await response.json() : null };
}

/**
 * The answer to an early request, once. Null for any other request, and if the answer is old or not successful: the
 * client handles refusals, such as by renewing.
 */
export async function consumeEarly({
  method,
  url,
  params,
}: {
  method: string;
  url: string;
  params?: unknown;
}): Promise<HttpAnswer | null> {
  const kept = typeof window === 'undefined' ? undefined : window.castleAsked;
  const asked = kept?.[url];
  if (!kept || !asked || method !== 'GET' || params !== undefined) return null;
  kept[url] = undefined;
  if (performance.now() - asked.at > FRESH_MS) return null;
  try {
    const { status, date, body } = await asked.answer;
    noteServerTime(date, asked.at);
    return status === 200 ? { kind: 'answer', status, body } : null;
  } catch {
    return null;
  }
}
