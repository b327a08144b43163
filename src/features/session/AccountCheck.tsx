import { useEffect, useRef, type ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { useAppDispatch } from '@/shared/state/hooks';
import { acceptAccount } from './acceptAccount';
import { accountName } from './accountName';
import { useLogOutHere } from './useLogOutHere';
import { selectViewer } from './viewerSlice';
import './accountCheck.scss';

interface AccountCheckProps {
  /** What would be tied to the account, as the end of a sentence: 'what you pay for'. */
  what: string;
  children: ReactNode;
}

/**
 * For parts of a page that take money without a call to the API, such as an address to send to: they are shown once
 * the visitor has confirmed the account. A session that wasn't begun in this tab, of an account this device hasn't
 * seen, may have been planted (login CSRF; decision 51). Calls are held back by `accountGate`.
 */
export function AccountCheck({ what, children }: AccountCheckProps) {
  const viewer = useSelector(selectViewer);
  const { isFamiliar } = viewer;
  const dispatch = useAppDispatch();
  const logOut = useLogOutHere();
  const content = useRef<HTMLDivElement>(null);
  const hasAsked = useRef(false);
  useEffect(() => {
    // The button that was pressed is gone: what it stood before gets the focus.
    if (isFamiliar && hasAsked.current) content.current?.focus();
    hasAsked.current = !isFamiliar;
  }, [isFamiliar]);

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
        You are signed in as <bdi>{accountName(viewer)}</bdi>. Is that you?
      </h2>
      <p>
        You didn’t start this sign-in in this tab, and this browser hasn’t seen the account before.
        If it’s someone else’s, {what} will belong to them.
      </p>
      <div className="account-check__actions">
        <button type="button" className="btn btn-primary" onClick={() => dispatch(acceptAccount())}>
          Yes, this is me
        </button>
        <button type="button" className="btn btn-outline-secondary" onClick={() => void logOut()}>
          No, log out
        </button>
      </div>
    </section>
  );
}
