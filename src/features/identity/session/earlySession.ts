import { authenticate, type AuthenticateOutcome } from './authenticate';

type Check = Promise<AuthenticateOutcome>;

/** The check of the session that begins before anything is drawn, for the one that keeps the session to take up. */
export function createEarlySession() {
  let begun: Check | null = null;
  return {
    begin: (dispatch: (thunk: ReturnType<typeof authenticate>) => Check): Check =>
      (begun = dispatch(authenticate())),
    /** The check, once; null where none has begun. */
    take(): Check | null {
      const taken = begun;
      begun = null;
      return taken;
    },
  };
}

export const earlySession = createEarlySession();
