import { useEffect, useRef, type ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { useAppDispatch } from '@/shared/state/hooks';
import { rememberAccount } from './lastAccount';
import { useLogout } from './useLogout';
import { accountAccepted, selectViewer } from './viewerSlice';
import './accountCheck.scss';

interface AccountCheckProps {
  /** What would be tied to the account, as the end of a sentence: 'what you pay for'. */
  what: string;
  children: ReactNode;
}

/**
 * Stands before what ties money or a wallet to an account. A session that nobody began in this tab, of an
 * account this device has not seen, may have been planted (login CSRF): one is asked first (decision 51).
 */
export function AccountCheck({ what, children }: AccountCheckProps) {
  const { id, displayName, username, isFamiliar } = useSelector(selectViewer);
  const dispatch = useAppDispatch();
  const logOut = useLogout();
  const content = useRef<HTMLDivElement>(null);
  const hasAsked = useRef(false);
  useEffect(() => {
    // The button that was pressed is gone: what it stood before gets the focus.
    if (isFamiliar && hasAsked.current) content.current?.focus();
    hasAsked.current = !isFamiliar;
  }, [isFamiliar]);

  const accept = () => {
    rememberAccount(id);
    dispatch(accountAccepted());
  };
  if (isFamiliar) {
    return (
      <div ref={content} tabIndex={-1}>
        {children}
      </div>
    );
  }
  return (
    <section className="panel" aria-labelledby="account-check">
      <h2 id="account-check">
        You are signed in as <bdi>{displayName ?? username ?? id}</bdi>. Is that you?
      </h2>
      <p>
        Your sign-in was not begun in this tab, and this device has not seen the account before. If
        it is somebody else’s, {what} would be theirs.
      </p>
      <div className="account-check__actions">
        <button type="button" className="btn btn-primary" onClick={accept}>
          Yes, go on
        </button>
        <button type="button" className="btn btn-outline-secondary" onClick={() => void logOut()}>
          No, log out
        </button>
      </div>
    </section>
  );
}
