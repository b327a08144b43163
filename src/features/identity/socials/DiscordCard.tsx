import { useId } from 'react';
import { PersonPicture } from '@/shared/art/pictures';
import { StatusBadge } from '@/shared/ui/StatusBadge';

interface DiscordCardProps {
  username: string | null;
  displayName: string | null;
  avatar: string | null;
}

const colours = { 'Signed in': 'success' } as const;

/** The account one signs in with: who one is here, and not to be taken away. */
export function DiscordCard({ username, displayName, avatar }: DiscordCardProps) {
  const id = useId();
  const called = displayName ?? username ?? 'You';
  return (
    <li className="panel social-card" aria-labelledby={id}>
      <div className="social-card__head">
        <h2 id={id}>Discord</h2>
        <StatusBadge status="Signed in" colours={colours} />
      </div>
      <p>You sign in with Discord, so it can’t be unlinked. Your roles and points belong to it.</p>
      <p className="social-card__who">
        <PersonPicture src={avatar} name={called} size={32} />
        <bdi translate="no">{called}</bdi>
        {username === null ? null : (
          <bdi className="social-card__state" translate="no">
            @{username}
          </bdi>
        )}
      </p>
    </li>
  );
}
