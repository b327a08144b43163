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

const REF_PATTERN = /^[A-Za-z0-9_-]{1,64}$/;

/** Where to leave for; null where cookies are blocked. What it takes comes right after the page has been drawn; a home shows without it. */
async function consentPage(returnTo: string | undefined): Promise<string | null> {
  const { origin, pathname, search } = window.location;
  const ref = new URLSearchParams(search).get('ref') ?? undefined;
  const isPlace = pathname !== '/' && pathname !== '/unauthorized';
  const here = isPlace ? pathname + search : '/dashboard';
  const { beginSignIn } = await import('./signIn');
  return beginSignIn({
    origin,
    returnTo: returnTo === undefined || returnTo === '/' ? here : returnTo,
    ref: ref !== undefined && REF_PATTERN.test(ref) ? ref : undefined,
  });
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
      notify('error', `Couldn’t start the sign-in. ${why}`);
    };
    consentPage(returnTo).then(
      (address) =>
        address === null
          ? stay('Allow cookies for this site and try again.')
          : window.location.assign(address),
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
      {isLeaving ? 'Redirecting to Discord …' : children}
    </button>
  );
}
