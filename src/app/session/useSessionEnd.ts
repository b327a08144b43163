import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { beginSignIn } from '@/features/session/signIn';
import { decideSessionEnd } from '@/shared/api/sessionEnd';

/** What follows when the session is gone (spec §8): stay, go to /unauthorized, or sign in with `ref`. */
export function useSessionEnd(): () => void {
  const navigate = useNavigate();
  return useCallback(() => {
    const decision = decideSessionEnd(window.location);
    if (decision.kind === 'unauthorized') void navigate(decision.to, { replace: true });
    if (decision.kind === 'sign-in') {
      const { origin, pathname } = window.location;
      window.location.assign(beginSignIn({ origin, returnTo: pathname, ref: decision.ref }));
    }
  }, [navigate]);
}
