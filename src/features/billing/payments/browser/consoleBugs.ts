import { reportError } from '@/shared/errors/reportError';
import type { BugPort } from '../ports';

/**
 * Tells the console, each mistake once a page: what fails in a payment is tried again and again, and the log
 * is to stay readable.
 */
export function createConsoleBugs(): BugPort {
  const told = new Set<string>();
  return {
    report(error) {
      const text = String(error);
      if (told.has(text)) return;
      told.add(text);
      reportError('Unexpected error in the payment code', error);
    },
  };
}
