import type { Social } from './social';
import { WayToX } from './WayToX';

interface XLinkProps {
  social: Social | undefined;
  /** Whether all accounts could be read: without, it is not known that one is wanted. */
  isKnown: boolean;
  /** Where to go once it is linked; null for nowhere else. */
  returnTo: string | null;
}

/** The way to link an account on X, to reconnect it or to link another. */
export function XLink({ social, isKnown, returnTo }: XLinkProps) {
  const [text, label] = !social
    ? ['Link', 'Link X']
    : social.state === 'RECONNECT'
      ? ['Reconnect', 'Reconnect X']
      : ['Link another', 'Link another account on X'];
  const isWanted = social ? social.state !== 'LINKED' : isKnown;
  return (
    <WayToX
      returnTo={returnTo}
      className={`btn ${isWanted ? 'btn-primary' : 'btn-outline-secondary'}`}
      label={label}
    >
      {text}
    </WayToX>
  );
}
