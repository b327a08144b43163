import { useSelector } from 'react-redux';
import { selectViewer } from '@/features/identity/session/viewerSlice';
import { accountConfirmation } from '@/shared/api/accountConfirmation';
import { X_LINK_PATH } from './linkPath';
import type { Social } from './social';

interface XLinkProps {
  social: Social | undefined;
  /** Whether all accounts could be read: without, it is not known that one is wanted. */
  isKnown: boolean;
}

/**
 * The way to X’s consent and back: the browser leaves the page. A link, unless the account has to be confirmed first:
 * a link could be opened in another tab without that.
 */
export function XLink({ social, isKnown }: XLinkProps) {
  const { isFamiliar } = useSelector(selectViewer);
  const [text, label] = !social
    ? ['Link', 'Link X']
    : social.state === 'RECONNECT'
      ? ['Reconnect', 'Reconnect X']
      : ['Link another', 'Link another account on X'];
  const isWanted = social ? social.state !== 'LINKED' : isKnown;
  const look = `btn ${isWanted ? 'btn-primary' : 'btn-outline-secondary'}`;
  if (!isFamiliar) {
    return (
      <button type="button" className={look} aria-label={label} onClick={() => void leaveForX()}>
        {text}
      </button>
    );
  }
  return (
    <a href={X_LINK_PATH} className={look} aria-label={label}>
      {text}
    </a>
  );
}

async function leaveForX(): Promise<void> {
  if ((await accountConfirmation.refusal('social')) === null) window.location.assign(X_LINK_PATH);
}
