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
 * Keeps the session up to date: authenticates on every path change except /unauthorized (spec §7), follows `#/`
 * redirects (spec §2), and reacts when the session has ended, here or in another tab. It also asks the visitor to
 * confirm the account when a call requires that.
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

  // Runs for whichever check finds the session first: the one of the first load, or a repeated one.
  useEffect(() => {
    if (!isAuthenticated) return;
    // Discord returns to /; elsewhere a stored return path may belong to an abandoned sign-in and is ignored.
    const isBack = window.location.pathname === '/' || isSignInUnderWay();
    const returnTo = finishSignIn(window.location.origin);
    if (returnTo !== null && isBack) void navigate(returnTo, { replace: true });
  }, [isAuthenticated, navigate]);

  // Cancelled at Discord or refused: the requested page stays in the address.
  useEffect(() => {
    const query = new URLSearchParams(search);
    if (pathname !== '/unauthorized' || !query.has('error')) return;
    const returnTo = takeWayBack(window.location.origin);
    if (returnTo === null || query.has('redirect_url')) return;
    query.set('redirect_url', returnTo);
    void navigate(`${pathname}?${query.toString()}`, { replace: true });
  }, [pathname, search, navigate]);

  // A signed-in member no longer needs the referral parameter, and should not pass it on by accident.
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

  // A page restored from the browser's back-forward cache may show a session that has ended.
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

/** Reports a followed referral link; after the session request, which sets the XSRF cookie. */
async function tellVisit(): Promise<void> {
  const body = takeLandingVisit();
  if (body) await request(recordReferralVisit, { body });
}
