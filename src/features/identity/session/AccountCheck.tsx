import { lazy, Suspense, useEffect, useRef, type ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { selectViewer } from './viewerSlice';

/** Lazy, because few users see it. */
const AccountCheckQuestion = lazy(() => import('./AccountCheckQuestion'));

interface AccountCheckProps {
  /** What would be tied to the account, as the end of a sentence: 'what you pay for'. */
  what: string;
  children: ReactNode;
}

/**
 * For parts of a page that take money without a call to the API, such as a deposit address: they are shown once the
 * visitor has confirmed the account. A session that wasn't started in this tab, for an account this device hasn't seen,
 * may have been planted (login CSRF; docs/product/signing-in-and-account.md). API calls are held back by
 * `accountConfirmation`.
 */
export function AccountCheck({ what, children }: AccountCheckProps) {
  const { isFamiliar } = useSelector(selectViewer);
  const content = useRef<HTMLDivElement>(null);
  const hasAsked = useRef(false);
  useEffect(() => {
    // The pressed button is gone: the content it revealed gets the focus.
    if (isFamiliar && hasAsked.current) content.current?.focus();
    hasAsked.current = !isFamiliar;
  }, [isFamiliar]);

  return isFamiliar ? (
    <div ref={content} tabIndex={-1}>
      {children}
    </div>
  ) : (
    <Suspense>
      <AccountCheckQuestion what={what} />
    </Suspense>
  );
}
