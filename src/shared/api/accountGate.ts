/** What a call ties to the account that is signed in. */
export type Tie =
  | 'wallet'
  | 'social'
  | 'profile'
  | 'picture'
  | 'file'
  | 'submission'
  | 'reward'
  | 'claim'
  | 'application'
  | 'payout'
  | 'order'
  | 'project-wallet';

/** Resolves to whether the visitor says that the account is theirs; to false when the signal aborts. */
export type AskAccount = (tie: Tie, signal?: AbortSignal) => Promise<boolean>;

let question: AskAccount | null = null;

/**
 * Holds back calls that declare `ties` until the visitor has confirmed the account, where its session may have been
 * planted (login CSRF). A question of this page alone: the server doesn't know of it.
 */
export const accountGate = {
  /** @param ask asks the visitor; null once nothing has to be asked */
  guardWith(ask: AskAccount | null): void {
    question = ask;
  },
  passes: async (tie: Tie, signal?: AbortSignal): Promise<boolean> =>
    question === null || question(tie, signal),
};

/** Message of a call that was held back and not sent. */
export const ACCOUNT_NOT_CONFIRMED =
  'Nothing was sent. Try again, and confirm that this is your account.';
