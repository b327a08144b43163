import { useRef } from 'react';
import { readInvite } from '@/shared/links/discord';
import { useClearance } from '@/shared/ui/form/useClearance';
import { useJoining, type Joining } from './useJoining';
import './join.scss';

interface JoinLinkProps {
  /** As the server's team gave it; only an invitation of Discord becomes a link. */
  inviteUrl: string | null;
  /** Name of the server. */
  name: string;
  onOpen: () => void;
  className: string;
  /** What comes after it: "to start". */
  purpose?: string;
  /** Where the name stands beside it already: "Join on Discord". */
  isShort?: boolean;
}

/** The way into a server on Discord, in a new tab; nothing where there is no invite. */
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
  /** Asks whether they are a member by now. */
  refresh: () => Promise<unknown>;
}

/** In place of the button of a quest, for people who aren't members of its server. */
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
  /** What stands there before the invite is opened. */
  children?: string;
}

/** What there is to know about joining now. */
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
