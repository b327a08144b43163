import type { ReportedError } from '@/shared/errors/reportError';

/** An error report. Its texts contain no addresses, ids or queries. */
export interface ErrorDescription {
  what: string;
  name: string;
  message: string;
  stack: string;
}

const MOST_MESSAGE = 500;
const MOST_STACK = 4_000;

const SECRETS: readonly (readonly [RegExp, string])[] = [
  // Queries and fragments of addresses.
  [/(\bhttps?:\/\/[^\s?#)'"]*)[?#][^\s)'"]*/g, '$1'],
  [/[\w.+-]+@[\w-]+\.[\w.-]+/g, '<email>'],
  // Wallets, signatures, tokens: base58, and longer words of Base64.
  [/\b[\w-]{32,}\b/g, '<key>'],
  // Discord IDs.
  [/\d{15,}/g, '<id>'],
];

/** The text without anything that could identify a person, a wallet or a server. */
const cleaned = (text: string, most: number): string =>
  SECRETS.reduce((rest, [pattern, instead]) => rest.replaceAll(pattern, instead), text).slice(
    0,
    most,
  );

/** Errors of foreign code in the page: browser extensions, and scripts whose errors are hidden. */
const isForeign = (message: string, stack: string): boolean =>
  message === 'Script error.' || /\b(?:chrome|moz|safari-web)-extension:/.test(stack);

/** Browsers report this when a layout takes two passes; nothing is broken. */
const isHarmless = (message: string): boolean => message.startsWith('ResizeObserver loop');

/** The report of an error; null for errors of foreign code. */
export function describeError({ what, error }: ReportedError): ErrorDescription | null {
  const {
    name,
    message,
    stack = '',
  } = error instanceof Error ? error : { name: typeof error, message: String(error) };
  if (isForeign(message, stack) || isHarmless(message)) return null;
  return {
    what,
    name,
    message: cleaned(message, MOST_MESSAGE),
    // In some browsers the stack begins with the message.
    stack: cleaned(stack, MOST_STACK),
  };
}
