import { useSelector } from 'react-redux';
import { Link, useSearchParams } from 'react-router-dom';
import { safeReturnPath } from '@/shared/navigation/safeReturnPath';
import { StatusPage } from '@/shared/ui/StatusPage';
import { AccountLine } from './AccountLine';
import { BannedPage } from './BannedPage';
import { OtherAccountButton } from './OtherAccountButton';
import { selectSession } from './sessionSlice';
import { SignInButton } from './SignInButton';

interface UnauthorizedScreenProps {
  reason?: 'signed-out' | 'not-admin';
}

/** The 401 page (spec §2): also shown in place of an admin's screen if the user is not an admin. */
export default function UnauthorizedScreen({ reason = 'signed-out' }: UnauthorizedScreenProps) {
  const [params] = useSearchParams();
  const session = useSelector(selectSession);
  const returnTo = safeReturnPath(params.get('redirect_url'), window.location.origin);
  const error = params.get('error');
  const notAdmin = reason === 'not-admin';
  if (error === 'banned' && !notAdmin && !session.isAuthenticated)
    return <BannedPage returnTo={returnTo} />;
  return (
    <StatusPage
      scene="gate"
      code="401"
      title={notAdmin ? 'This part is for server owners' : 'You need to sign in'}
      actions={
        <>
          {session.isAuthenticated && !notAdmin ? (
            <Link className="btn btn-primary" to={returnTo}>
              Go on
            </Link>
          ) : null}
          {!session.isAuthenticated && !notAdmin ? (
            <SignInButton className="btn btn-primary" returnTo={returnTo}>
              Sign in with Discord
            </SignInButton>
          ) : null}
          {notAdmin ? <OtherAccountButton /> : null}
          <Link className="btn btn-outline-secondary" to="/">
            Home
          </Link>
        </>
      }
    >
      {notAdmin ? (
        <p>
          You’re signed in as <AccountLine />
        </p>
      ) : null}
      <p>{explain(notAdmin, error)}</p>
    </StatusPage>
  );
}

function explain(notAdmin: boolean, error: string | null): string {
  if (notAdmin) {
    return 'This account doesn’t manage any server here. Ask the server’s owner for access, or sign in with another Discord account.';
  }
  return REFUSALS.get(error ?? '') ?? SIGNED_OUT;
}

const SIGNED_OUT =
  'Your session ended, or you haven’t signed in yet. Sign in to continue where you left off.';
/** Why the sign-in's callback redirected here; the names are ours. */
const REFUSALS = new Map([
  ['access_denied', 'You cancelled the sign-in on Discord. Nothing was shared.'],
  [
    'not_started_here',
    'This sign-in started in another browser or took too long. Sign in again. If you were signed in before, you still are.',
  ],
  [
    'cookies_blocked',
    'Sign-in needs cookies, and this browser blocks them. Allow cookies for this site, then sign in again.',
  ],
  ['invalid_code', 'This sign-in link expired. Sign in again.'],
  ['deleted', 'This account was deleted and can’t be restored.'],
]);
