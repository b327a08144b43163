import { listed } from '@/shared/text/listed';
import { useId } from 'react';
import { counted } from '@/shared/text/language';
import { MemberName } from '@/shared/ui/names/MemberName';
import type { RoleChange } from './holderCheck';

interface MemberListProps {
  title: string;
  hint?: string;
  /** Shown if the list is empty. */
  none?: string;
  entries: readonly RoleChange[];
  /** Total number; members beyond `entries` are only counted. */
  total: number | null;
}

/** Members by name and picture, each with the roles they gain or lose. */
export function MemberList({ title, hint, none, entries, total }: MemberListProps) {
  const id = useId();
  const rest = (total ?? 0) - entries.length;
  return (
    <section className="panel holder-list" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {hint === undefined ? null : <p>{hint}</p>}
      {entries.length === 0 ? (
        <p>{none}</p>
      ) : (
        <ul className="holder-list__rows">
          {entries.map(({ member, roles }) => (
            <li key={member.id}>
              <MemberName name={member.name} username={member.username} picture={member.picture} />
              {roles.length === 0 ? null : (
                <bdi className="holder-list__roles" translate="no">
                  {roles.join(', ')}
                </bdi>
              )}
            </li>
          ))}
        </ul>
      )}
      {rest > 0 ? <p>And {counted(rest, 'more member')}.</p> : null}
    </section>
  );
}

/** Roles above the bot's role in Discord, with the way to fix that; nothing if there are none. */
export const OutOfReach = ({ roles }: { roles: readonly string[] }) =>
  roles.length === 0 ? null : (
    <div className="notice notice--warning" role="note">
      <p>
        The bot can’t give <bdi translate="no">{listed(roles)}</bdi>. Move the bot’s role higher in
        Discord.
      </p>
    </div>
  );
