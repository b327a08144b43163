import { useEffect, useRef } from 'react';
import { useSelector } from 'react-redux';
import { useLocation, useNavigate } from 'react-router-dom';
import { AccountQuestionHost } from '@/features/identity/session/AccountQuestionHost';
import { onAccountElsewhere, onLogoutElsewhere } from '@/features/identity/session/sessionChannel';
import { authenticate, checkAccount } from '@/features/identity/session/authenticate';
import { earlySession } from '@/features/identity/session/earlySession';
import { selectIsAuthenticated, sessionEnded } from '@/features/identity/session/sessionSlice';
import { takeLandingVisit, withoutReferral } from '@/features/billing/referrals/attribution';
import { recordReferralVisit } from '@/features/billing/referrals/visitEndpoints';
import { forgetSession } from '@/features/identity/session/logout';
import { finishSignIn, isSignInUnderWay, takeWayBack } from '@/features/identity/session/signIn';
import { sessionUnconfirmed } from '@/features/identity/session/viewerSlice';
import { request } from '@/shared/api/request';
import { onSessionDead, onSessionTrouble } from '@/shared/api/client';
import { hashRedirect } from '@/shared/navigation/safeReturnPath';
import { useAppDispatch } from '@/shared/state/clientState';
import { notify } from '@/shared/ui/toast';
import { departure, useSessionEnd } from './useSessionEnd';
import { useSessionRetry } from './useSessionRetry';

/**
 * Keeps the session true: authenticates on every path change except /unauthorized (spec §7), follows
 * `#/` redirects (spec §2), and acts when the session is found dead, here or in another tab. It also asks whether
 * the account is the visitor's, where a call waits for that.
 */
export function SessionKeeper() {
  const { pathname, search, hash } = useLocation();
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const endSession = useSessionEnd();
  const isAuthenticated = useSelector(selectIsAuthenticated);
  const isFirst = useRef(true);

  useEffect(() => {
    const target = hashRedirect({ hash, origin: window.location.origin });
    if (target !== null) void navigate(target, { replace: true });
  }, [hash, navigate]);

  useEffect(() => {
    departure.arrived();
    if (pathname === '/unauthorized') {
      if (isFirst.current) dispatch(sessionEnded());
      return;
    }
    const asked = earlySession.take() ?? dispatch(authenticate());
    void asked.then((outcome) => {
      if (outcome.kind === 'unknown' && isFirst.current) notify('error', outcome.message);
      if (outcome.kind !== 'superseded') isFirst.current = false;
      void tellVisit();
    });
  }, [pathname, dispatch]);

  // Whichever check finds the session first: the one of the first load, or one that had to be repeated.
  useEffect(() => {
    if (!isAuthenticated) return;
    // Discord leads back to /; elsewhere an abandoned sign-in of long ago leads nowhere.
    const isBack = window.location.pathname === '/' || isSignInUnderWay();
    const returnTo = finishSignIn(window.location.origin);
    if (returnTo !== null && isBack) void navigate(returnTo, { replace: true });
  }, [isAuthenticated, navigate]);

  // Cancelled at Discord or refused: the page that was asked for stays in the address.
  useEffect(() => {
    const query = new URLSearchParams(search);
    if (pathname !== '/unauthorized' || !query.has('error')) return;
    const returnTo = takeWayBack(window.location.origin);
    if (returnTo === null || query.has('redirect_url')) return;
    query.set('redirect_url', returnTo);
    void navigate(`${pathname}?${query.toString()}`, { replace: true });
  }, [pathname, search, navigate]);

  // Signed in, nobody needs the link any more, and it should not be passed on by accident.
  useEffect(() => {
    const left = isAuthenticated ? withoutReferral(search) : null;
    if (left !== null) void navigate({ pathname, search: left, hash }, { replace: true });
  }, [isAuthenticated, pathname, search, hash, navigate]);

  useSessionRetry();

  useEffect(() => {
    const forget = [
      onSessionDead(() => {
        dispatch(sessionEnded());
        endSession();
      }),
      onSessionTrouble(() => dispatch(sessionUnconfirmed())),
      onLogoutElsewhere(() => dispatch(forgetSession())),
      onAccountElsewhere((userId) => dispatch(checkAccount(userId))),
    ];
    return () => forget.forEach((stop) => stop());
  }, [dispatch, endSession]);

  // A page that comes back from the browser's back-forward cache may show a session that has ended.
  useEffect(() => {
    const check = (event: PageTransitionEvent) => {
      if (!event.persisted) return;
      departure.arrived();
      void dispatch(authenticate());
    };
    window.addEventListener('pageshow', check);
    return () => window.removeEventListener('pageshow', check);
  }, [dispatch]);

  return <AccountQuestionHost />;
}

/** Tells that a referral link was followed; once the session has been asked for, which brings the XSRF cookie. */
async function tellVisit(): Promise<void> {
  const body = takeLandingVisit();
  if (body) await request(recordReferralVisit, { body });
}
