import type { HttpAnswer } from './request';

/** Where the page itself, before any of the app's code has come, keeps what it asked of the API. */
interface AskingWindow {
  castleAsked?: { url: string; answer: Promise<Response> } | undefined;
}

declare const window: AskingWindow & typeof globalThis.window;

/** Asks for something at once; the client takes the answer when it is asked for the same. */
export function askEarly(url: string): void {
  const answer = fetch(`/api${url}`, { headers: { accept: 'application/json' } });
  // Where it fails, the client asks by itself.
  answer.catch(() => undefined);
  window.castleAsked = { url, answer };
}

/**
 * The answer to what the page has asked for already, once. Null for anything else, and where it is not a good one:
 * what follows on a refusal, such as the renewal, is the client's.
 */
export async function takeAsked({
  method,
  url,
}: {
  method: string;
  url: string;
}): Promise<HttpAnswer | null> {
  const asked = typeof window === 'undefined' ? undefined : window.castleAsked;
  if (asked?.url !== url || method !== 'GET') return null;
  window.castleAsked = undefined;
  try {
    const response = await asked.answer;
    if (response.status !== 200) return null;
    const body: unknown = await response.json();
    return { kind: 'answer', status: 200, body };
  } catch {
    return null;
  }
}
