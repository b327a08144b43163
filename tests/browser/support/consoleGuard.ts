import type { BrowserContext, ConsoleMessage } from '@playwright/test';

/** Who is signed in is asked by a call that answers 401 (spec §7, §8); the browser writes a line of its own for it. */
const SESSION_CALLS = ['/api/auth/authenticate', '/api/auth/renew-access-token'];
const REFUSED = 'Failed to load resource: the server responded with a status of 401';

const isSessionAnswer = (message: ConsoleMessage) =>
  message.text().startsWith(REFUSED) &&
  URL.canParse(message.location().url) &&
  SESSION_CALLS.includes(new URL(message.location().url).pathname);

export interface ConsoleGuard {
  /** From now on, messages that match are expected. */
  allow(pattern: RegExp): void;
  /** What was said that nobody expected. */
  complaints(): string[];
}

/** Listens to all pages of a context: console.error, uncaught errors and unhandled rejections. */
export function guardConsole(context: BrowserContext): ConsoleGuard {
  const allowed: RegExp[] = [];
  const heard: string[] = [];
  context.on('console', (message) => {
    if (message.type() !== 'error' || isSessionAnswer(message)) return;
    heard.push(`console.error: ${message.text()} (${message.location().url})`);
  });
  context.on('weberror', (webError) => {
    const error = webError.error();
    heard.push(`uncaught: ${error.stack ?? error.message}`);
  });
  return {
    allow: (pattern) => void allowed.push(pattern),
    complaints: () => heard.filter((line) => !allowed.some((pattern) => pattern.test(line))),
  };
}
