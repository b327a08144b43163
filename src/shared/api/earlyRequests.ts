import { noteServerTime } from '../time/serverClock';
import type { HttpAnswer } from './apiRequest';

interface Asked {
  answer: Promise<Response>;
  /** When it was asked, ms of performance.now(). */
  at: number;
}

/** Where the page itself, before any of the app's code has come, keeps what it asked of the API, by address. */
interface AskingWindow {
  castleAsked?: Partial<Record<string, Asked>> | undefined;
}

declare const window: AskingWindow & typeof globalThis.window;

/** What is wanted later than that is asked for again, ms. */
export const FRESH_MS = 10_000;

/** Asks for something at once; the client takes the answer when it is asked for the same. */
export function startEarly(url: string): void {
  const answer = fetch(`/api${url}`, { headers: { accept: 'application/json' } });
  // Where it fails, the client asks by itself.
  answer.catch(() => undefined);
  window.castleAsked = Object.assign(window.castleAsked ?? {}, {
    [url]: { answer, at: performance.now() },
  });
}

/**
 * The answer to what the page has asked for already, once. Null for anything else, and where it is old or not a good
 * one: what follows on a refusal, such as the renewal, is the client's.
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
    const response = await asked.answer;
    noteServerTime(response.headers.get('date'), asked.at);
    if (response.status !== 200) return null;
    const body: unknown = await response.json();
    return { kind: 'answer', status: 200, body };
  } catch {
    return null;
  }
}
