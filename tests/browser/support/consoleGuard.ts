import type { BrowserContext, ConsoleMessage } from '@playwright/test';

/** Checking the session is a call that may answer 401 (spec §7, §8); the browser logs an error for it. */
const SESSION_CALLS = ['/api/auth/authenticate', '/api/auth/renew-access-token'];
const REFUSED = 'Failed to load resource: the server responded with a status of 401';

const isSessionAnswer = (message: ConsoleMessage) =>
  message.text().startsWith(REFUSED) &&
  URL.canParse(message.location().url) &&
  SESSION_CALLS.includes(new URL(message.location().url).pathname);

/** Chromium's messages about violations of the page's Content-Security-Policy. */
const VIOLATION = /Content Security Policy|requires '?Trusted/;

export interface ConsoleGuard {
  /** From now on, matching messages are expected, except violations of the Content-Security-Policy. */
  allow(pattern: RegExp): void;
  /** From now on, matching violations of the Content-Security-Policy are expected. */
  allowViolation(pattern: RegExp): void;
  /** Unexpected messages. */
  complaints(): string[];
  /** The messages together with page loads and failed calls, oldest first, to find why a test failed. */
  story(): string[];
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
  const begun = Date.now();
  const story: string[] = [];
  const note = (line: string) => story.push(`${String(Date.now() - begun)} ms: ${line}`);
  context.on('page', (page) => {
    page.on('load', () => note(`loaded ${page.url()}`));
  });
  context.on('requestfailed', (failed) => {
    // Pages that are left cancel the downloads of their files.
    if (failed.failure()?.errorText === 'net::ERR_ABORTED') return;
    note(`${failed.failure()?.errorText ?? 'failed'}: ${failed.method()} ${failed.url()}`);
  });
  context.on('console', (message) => {
    if (message.type() === 'error') note(message.text());
  });
  return {
    story: () => story,
    allow: (pattern) => void allowed.push(pattern),
    allowViolation: (pattern) => void allowedViolations.push(pattern),
    complaints: () =>
      heard.filter((line) => {
        const expected = VIOLATION.test(line) ? allowedViolations : allowed;
        return !expected.some((pattern) => pattern.test(line));
      }),
  };
}
