import { X_LINK_PATH } from './linkPath';
import type { Social } from './social';

/** The way to X’s consent and back: the browser leaves the page. */
export function XLink({ social }: { social: Social | undefined }) {
  const [text, label] = !social
    ? ['Link', 'Link X']
    : social.state === 'RECONNECT'
      ? ['Reconnect', 'Reconnect X']
      : ['Link another', 'Link another account on X'];
  const isWanted = social?.state !== 'LINKED';
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
