import {
  accountConfirmation,
  type ConfirmAccount,
  type Tie,
} from '@/shared/api/accountConfirmation';
import type { ClientThunk } from '@/shared/state/clientState';
import { createValueStore } from '@/shared/state/valueStore';
import { rememberAccount } from './lastAccount';
import { accountAccepted } from './viewerSlice';

/** Message of a call that was held back and not sent. */
export const ACCOUNT_NOT_CONFIRMED =
  'Nothing was sent. Try again, and confirm that this is your account.';

interface Waiting {
  tie: Tie;
  answer: (isTheirs: boolean) => void;
}

const waiting = createValueStore<readonly Waiting[]>([]);

/** Has `AccountQuestion` ask whether this is the visitor's account. Calls that wait share one answer. */
export const confirmAccount: ConfirmAccount = (tie, signal) =>
  new Promise((resolve) => {
    if (signal?.aborted) return resolve(ACCOUNT_NOT_CONFIRMED);
    const giveUp = () => finish(false);
    const finish = (isTheirs: boolean) => {
      signal?.removeEventListener('abort', giveUp);
      waiting.set(waiting.getSnapshot().filter((each) => each !== mine));
      resolve(isTheirs ? null : ACCOUNT_NOT_CONFIRMED);
    };
    const mine: Waiting = { tie, answer: finish };
    signal?.addEventListener('abort', giveUp);
    return waiting.set([...waiting.getSnapshot(), mine]);
  });

/** The question that is open. */
export const accountQuestion = {
  subscribe: waiting.subscribe,
  /** What the first call that waits would tie to the account; null while none waits. */
  getSnapshot: (): Tie | null => waiting.getSnapshot()[0]?.tie ?? null,
  /** Answers all calls that wait: those of an account that isn't the visitor's are not sent. */
  answer(isTheirs: boolean): void {
    for (const each of waiting.getSnapshot()) each.answer(isTheirs);
  },
};

/** The visitor says that the account is theirs: what waits for it is sent, and nothing is asked about it again. */
export const acceptAccount = (): ClientThunk<void> => (dispatch, getState) => {
  rememberAccount(getState().viewer.id);
  dispatch(accountAccepted());
  accountConfirmation.guardWith(null);
  accountQuestion.answer(true);
};
