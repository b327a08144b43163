import { useId, type ReactNode } from 'react';
import { StatusBadge } from '@/shared/ui/StatusBadge';
import { TimeAgo } from '@/shared/ui/TimeAgo';
import type { Social } from './social';
import { stateColours, stateInWords, troubleWith, type PlatformWords } from './platforms';

interface SocialCardProps {
  platform: PlatformWords;
  /** The linked account, if there is one. */
  social: Social | undefined;
  /** Whether all accounts could be read: if not, a missing one may still be linked. */
  isKnown: boolean;
  /** The control to link, reconnect or replace it. */
  link: ReactNode;
  onUnlink: () => void;
}

/** A platform with its linked account, the account's state, and the available actions. */
export function SocialCard({ platform, social, isKnown, link, onUnlink }: SocialCardProps) {
  const { name, purpose } = platform;
  const id = useId();
  const trouble = social ? troubleWith(social.state, name) : null;
  return (
    <li className="panel social-card" aria-labelledby={id} data-focus-home={id}>
      <div className="social-card__head">
        <h2 id={id} tabIndex={-1}>
          {name}
        </h2>
        {social ? (
          <StatusBadge
            status={social.state}
            label={stateInWords(social.state)}
            colours={stateColours}
          />
        ) : (
          <span className="social-card__state">{isKnown ? 'Not linked' : 'Unknown'}</span>
        )}
      </div>
      <p>{purpose}</p>
      {social ? <Facts social={social} /> : null}
      {trouble === null ? null : <p className="notice notice--warning">{trouble}</p>}
      <div className="social-card__buttons">
        {link}
        {social ? (
          <button
            type="button"
            className="btn btn-outline-danger"
            aria-label={`Unlink ${name}`}
            onClick={onUnlink}
          >
            Unlink
          </button>
        ) : null}
      </div>
    </li>
  );
}

function Facts({ social: { handle, linkedAt, usedBy } }: { social: Social }) {
  return (
    <dl className="facts">
      <div>
        <dt>Account</dt>
        <dd>{handle === '' ? 'Name unknown' : <bdi translate="no">@{handle}</bdi>}</dd>
      </div>
      {linkedAt === null ? null : (
        <div>
          <dt>Linked</dt>
          <dd>
            <TimeAgo at={linkedAt} />
          </dd>
        </div>
      )}
      {usedBy.length === 0 ? null : (
        <div>
          <dt>Used by</dt>
          <dd>
            <ul className="social-card__uses">
              {usedBy.map((each) => (
                <li key={each}>
                  <bdi>{each}</bdi>
                </li>
              ))}
            </ul>
          </dd>
        </div>
      )}
    </dl>
  );
}
