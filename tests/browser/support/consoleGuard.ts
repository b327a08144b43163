import type { BrowserContext, ConsoleMessage } from '@playwright/test';

/** Who is signed in is asked by a call that answers 401 (spec §7, §8); the browser writes a line of its own for it. */
const SESSION_CALLS = ['/api/auth/authenticate', '/api/auth/renew-access-token'];
const REFUSED = 'Failed to load resource: the server responded with a status of 401';

const isSessionAnswer = (message: ConsoleMessage) =>
  message.text().startsWith(REFUSED) &&
  URL.canParse(message.location().url) &&
  SESSION_CALLS.includes(new URL(message.location().url).pathname);

/** How Chromium reports what the page's Content-Security-Policy refused. */
const VIOLATION = /Content Security Policy|requires '?Trusted/;

export interface ConsoleGuard {
  /** From now on, messages that match are expected, but for violations of the Content-Security-Policy. */
  allow(pattern: RegExp): void;
  /** From now on, violations of the Content-Security-Policy that match are expected. */
  allowViolation(pattern: RegExp): void;
  /** What was said that nobody expected. */
  complaints(): string[];
}

/**
 * Listens to all pages of a context: console.error, uncaught errors, unhandled rejections and violations of the
 * Content-Security-Policy.
 */
export function guardConsole(context: BrowserContext): ConsoleGuard {
  const allowed: RegExp[] = [];
  const allowedViolations: RegExp[] = [];
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
    allowViolation: (pattern) => void allowedViolations.push(pattern),
    complaints: () =>
      heard.filter((line) => {
        const expected = VIOLATION.test(line) ? allowedViolations : allowed;
        return !expected.some((pattern) => pattern.test(line));
      }),
  };
}
