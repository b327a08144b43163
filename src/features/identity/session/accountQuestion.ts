import type { ConfirmAccount, Tie } from '@/shared/api/accountConfirmation';

/** Message of a call that was held back and not sent. */
export const ACCOUNT_NOT_CONFIRMED =
  'Nothing was sent. Try again, and confirm that this is your account.';

interface Waiting {
  tie: Tie;
  answer: (isTheirs: boolean) => void;
}

let waiting: readonly Waiting[] = [];
const listeners = new Set<() => void>();

function setWaiting(next: readonly Waiting[]): void {
  waiting = next;
  for (const listener of listeners) listener();
}

/** Has `AccountQuestion` ask whether this is the visitor's account. Calls that wait share one answer. */
export const confirmAccount: ConfirmAccount = (tie, signal) =>
  new Promise((resolve) => {
    if (signal?.aborted) return resolve(ACCOUNT_NOT_CONFIRMED);
    const giveUp = () => finish(false);
    const finish = (isTheirs: boolean) => {
      signal?.removeEventListener('abort', giveUp);
      setWaiting(waiting.filter((each) => each !== mine));
      resolve(isTheirs ? null : ACCOUNT_NOT_CONFIRMED);
    };
    const mine: Waiting = { tie, answer: finish };
    signal?.addEventListener('abort', giveUp);
    return setWaiting([...waiting, mine]);
  });

/** The question that is open. */
export const accountQuestion = {
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  /** What the first call that waits would tie to the account; null while none waits. */
  getSnapshot: (): Tie | null => waiting[0]?.tie ?? null,
  /** Answers all calls that wait: those of an account that isn't the visitor's are not sent. */
  answer(isTheirs: boolean): void {
    for (const each of waiting) each.answer(isTheirs);
  },
};
