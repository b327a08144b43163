import { X_LINK_PATH } from './linkPath';
import type { Social } from './social';

interface XLinkProps {
  social: Social | undefined;
  /** Whether all accounts could be read: without, it is not known that one is wanted. */
  isKnown: boolean;
}

/** The way to X’s consent and back: the browser leaves the page. */
export function XLink({ social, isKnown }: XLinkProps) {
  const [text, label] = !social
    ? ['Link', 'Link X']
    : social.state === 'RECONNECT'
      ? ['Reconnect', 'Reconnect X']
      : ['Link another', 'Link another account on X'];
  const isWanted = social ? social.state !== 'LINKED' : isKnown;
  return (
    <a
      href={X_LINK_PATH}
      className={`btn ${isWanted ? 'btn-primary' : 'btn-outline-secondary'}`}
      aria-label={label}
    >
      {text}
    </a>
  );
}
