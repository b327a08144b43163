import type { ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { selectViewer } from '@/features/identity/session/viewerSlice';
import { accountConfirmation } from '@/shared/api/accountConfirmation';
import { keepReturn } from '@/shared/navigation/linkReturn';
import { X_LINK_PATH } from './linkPath';

interface WayToXProps {
  /** Where to go once an account is linked; null for nowhere else. */
  returnTo: string | null;
  className: string;
  /** Its accessible name, where that says more than the text. */
  label?: string;
  children: ReactNode;
}

/**
 * The way to X’s consent and back: the browser leaves the page. A link, unless the account has to be confirmed first:
 * a link could be opened in another tab without that.
 */
export function WayToX({ returnTo, className, label, children }: WayToXProps) {
  const { isFamiliar } = useSelector(selectViewer);
  if (!isFamiliar) {
    return (
      <button
        type="button"
        className={className}
        aria-label={label}
        onClick={() => void leaveForX(returnTo)}
      >
        {children}
      </button>
    );
  }
  return (
    <a
      href={X_LINK_PATH}
      className={className}
      aria-label={label}
      onClick={() => keepReturn(returnTo)}
    >
      {children}
    </a>
  );
}

async function leaveForX(returnTo: string | null): Promise<void> {
  if ((await accountConfirmation.refusal('social')) !== null) return;
  keepReturn(returnTo);
  window.location.assign(X_LINK_PATH);
}
