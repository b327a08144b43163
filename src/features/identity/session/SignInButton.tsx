import { useEffect, useState, type ReactNode } from 'react';
import { notify } from '@/shared/ui/toast';

interface SignInButtonProps {
  className?: string;
  /** Same-origin path to come back to. */
  returnTo?: string;
  /** Done first, such as logging out of another account. */
  before?: () => Promise<unknown>;
  children?: ReactNode;
}

/** Leaves for the chat platform's consent page; a `ref` in the URL goes along (spec §8). */
export function SignInButton({
  className = 'btn btn-primary',
  returnTo,
  before,
  children = 'Sign In',
}: SignInButtonProps) {
  const [isLeaving, setLeaving] = useState(false);
  useEffect(() => {
    // Back from Discord the browser may show this very page again, as it was left.
    const comeBack = () => setLeaving(false);
    window.addEventListener('pageshow', comeBack);
    return () => window.removeEventListener('pageshow', comeBack);
  }, []);
  const leave = () => {
    if (isLeaving) return;
    setLeaving(true);
    const stay = (why: string) => {
      setLeaving(false);
      notify('error', `Couldn’t start sign-in. ${why}`);
    };
    // It comes right after the page has been drawn: a home shows without it.
    const address = import('./signIn').then(({ consentPage }) => consentPage(returnTo));
    address.then(
      (to) =>
        to === null
          ? stay('Allow cookies for this site and try again.')
          : window.location.assign(to),
      () => stay('Check your connection and try again.'),
    );
  };
  return (
    // Not `disabled`: it has the focus, and leaving may take a while.
    <button
      type="button"
      className={isLeaving ? `${className} disabled` : className}
      aria-disabled={isLeaving}
      onClick={before ? () => void before().then(leave) : leave}
    >
      {isLeaving ? 'Redirecting to Discord…' : children}
    </button>
  );
}
