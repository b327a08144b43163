import { authenticate, type AuthenticateOutcome } from './authenticate';

let begun: Promise<AuthenticateOutcome> | null = null;

/** Asks who it is before anything is drawn; what keeps the session takes the answer up. */
export const beginSession = (
  dispatch: (ask: ReturnType<typeof authenticate>) => Promise<AuthenticateOutcome>,
): Promise<AuthenticateOutcome> => (begun = dispatch(authenticate()));

/** What was asked so, once. */
export function takeEarlySession(): Promise<AuthenticateOutcome> | null {
  const taken = begun;
  begun = null;
  return taken;
}
