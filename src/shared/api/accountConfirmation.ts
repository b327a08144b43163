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

/**
 * Resolves to null once the visitor has confirmed the account, else to why the call is not sent; also when the
 * signal aborts.
 */
export type ConfirmAccount = (tie: Tie, signal?: AbortSignal) => Promise<string | null>;

/**
 * Holds back calls that declare `ties` until the visitor has confirmed the account, where its session may have been
 * planted (login CSRF). A question of this page alone: the server doesn't know of it.
 */
export function createAccountConfirmation() {
  let question: ConfirmAccount | null = null;
  return {
    /** @param ask asks the visitor; null once nothing has to be asked */
    guardWith(ask: ConfirmAccount | null): void {
      question = ask;
    },
    refusal: async (tie: Tie, signal?: AbortSignal): Promise<string | null> =>
      question && question(tie, signal),
  };
}

export const accountConfirmation = createAccountConfirmation();
