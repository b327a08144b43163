import { useRef } from 'react';
import { readInvite } from '@/shared/links/discord';
import { useClearance } from '@/shared/ui/form/useClearance';
import { useJoining, type Joining } from './useJoining';
import './join.scss';

interface JoinLinkProps {
  /** As entered by the server's team; only a Discord invite becomes a link. */
  inviteUrl: string | null;
  /** Name of the server. */
  name: string;
  onOpen: () => void;
  className: string;
  /** Text after the name: "to start". */
  purpose?: string;
  /** Omits the name if it is shown beside the link: "Join on Discord". */
  isShort?: boolean;
}

/** Opens a server's Discord invite in a new tab; renders nothing if there is no invite. */
export function JoinLink(props: JoinLinkProps) {
  const { inviteUrl, name, onOpen, className, purpose, isShort = false } = props;
  const href = readInvite(inviteUrl ?? '');
  if (href === null) return null;
  return (
    <a className={className} href={href} target="_blank" rel="noopener noreferrer" onClick={onOpen}>
      <span>
        Join{' '}
        <bdi translate="no" className={isShort ? 'visually-hidden' : undefined}>
          {name}
        </bdi>{' '}
        on Discord
        {purpose === undefined ? '' : ` ${purpose}`}
      </span>
    </a>
  );
}

export const hasInvite = (inviteUrl: string | null): boolean =>
  readInvite(inviteUrl ?? '') !== null;

interface JoinBarProps {
  server: { name: string };
  inviteUrl: string | null;
  /** Checks whether the user is a member by now. */
  refresh: () => Promise<unknown>;
}

/** Replaces a quest's button for users who aren't members of its server. */
export function JoinBar({ server, inviteUrl, refresh }: JoinBarProps) {
  const joining = useJoining({ isMember: false, refresh });
  const bar = useRef<HTMLElement>(null);
  useClearance(bar);
  return (
    <section ref={bar} className="join-bar" aria-label="Join the server">
      <JoinLink
        className="btn btn-primary join-bar__link"
        inviteUrl={inviteUrl}
        name={server.name}
        onOpen={joining.onOpen}
        purpose="to start"
      />
      <JoinNote inviteUrl={inviteUrl} joining={joining} />
    </section>
  );
}

interface JoinNoteProps {
  inviteUrl: string | null;
  joining: Joining;
  /** Shown before the invite is opened. */
  children?: string;
}

/** The current state of joining, in words. */
export function JoinNote({ inviteUrl, joining, children = '' }: JoinNoteProps) {
  if (!hasInvite(inviteUrl))
    return <p className="join-note">This server has no public invite. Ask its team for one.</p>;
  return (
    <p className="join-note" role="status">
      {joining.isAwaited
        ? 'Waiting for you to join on Discord. This page continues once you’re in.'
        : children}
    </p>
  );
}
