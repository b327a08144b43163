import { useState } from 'react';
import { Link } from 'react-router-dom';
import { checkSession } from '@/features/identity/session/checkSession';
import { useAppDispatch } from '@/shared/state/clientState';
import { StatusPage } from '@/shared/ui/StatusPage';

/**
 * Shown when the session could not be checked: nothing is concluded, and the address stays. `useSessionRetry` tries
 * again, and the requested page then opens automatically.
 */
export function UncheckedSession() {
  const dispatch = useAppDispatch();
  const [isChecking, setChecking] = useState(false);
  const checkNow = async () => {
    setChecking(true);
    await dispatch(checkSession());
    setChecking(false);
  };
  return (
    <StatusPage
      scene="gate"
      title="Couldn’t check your sign-in"
      actions={
        <>
          <button
            type="button"
            className="btn btn-primary"
            aria-busy={isChecking}
            onClick={() => void checkNow()}
          >
            {isChecking ? 'Checking…' : 'Check again'}
          </button>
          <Link className="btn btn-outline-secondary" to="/">
            Home
          </Link>
        </>
      }
    >
      <p>
        The server gave an unexpected answer, so we don’t know whether you’re still signed in. We’ll
        keep trying and open this page once it works.
      </p>
    </StatusPage>
  );
}
