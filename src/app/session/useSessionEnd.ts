import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { beginSignIn } from '@/features/identity/session/signIn';
import { createDeparture } from '@/shared/api/sessionEnd';

/** One departure at a time, however many calls find the session dead (reliability A16). */
export const departure = createDeparture();

/** What follows when the session is gone (spec §8): stay, go to /unauthorized, or sign in with `ref`. */
export function useSessionEnd(): () => void {
  const navigate = useNavigate();
  return useCallback(() => {
    const decision = departure.decide(window.location);
    if (decision.kind === 'unauthorized') void navigate(decision.to, { replace: true });
    if (decision.kind === 'sign-in') {
      const { origin, pathname } = window.location;
      const address = beginSignIn({ origin, returnTo: pathname, ref: decision.ref });
      if (address !== null) window.location.assign(address);
      else {
        const query = { error: 'cookies_blocked', redirect_url: pathname };
        const to = `/unauthorized?${new URLSearchParams(query).toString()}`;
        void navigate(to, { replace: true });
      }
    }
  }, [navigate]);
}
