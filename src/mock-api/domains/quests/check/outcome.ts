import type { TaskRow } from '../rows';

/** Before the same task may be checked again, ms. */
export const PAUSE = 5_000;

/** What came of a look at a task. */
export type Outcome = Pick<TaskRow, 'state' | 'reason' | 'message'> & { retryAt?: number };

/** It is done. */
export const verified = (message: string | null = null): Outcome => ({
  state: 'VERIFIED',
  reason: null,
  message,
});

/** It is not done: the account is wrong, or what was asked for is not there. */
export const missing = (
  reason: 'IDENTITY' | 'EVIDENCE',
  message: string,
  retryAt?: number,
): Outcome => ({
  state: 'NOT_SATISFIED',
  reason,
  message,
  ...(retryAt === undefined ? {} : { retryAt }),
});

/** We could not look. */
export const unseen = (
  retryAt: number,
  message = 'We couldn’t check this right now. Your answer is kept. Try again in a moment.',
): Outcome => ({
  state: 'CHECK_FAILED',
  reason: null,
  message,
  retryAt,
});
