import { listed } from '@/shared/text/listed';
import { useId } from 'react';
import { counted } from '@/shared/text/language';
import { MemberName } from '@/shared/ui/names/MemberName';
import type { RoleChange } from './holderCheck';

interface MemberListProps {
  title: string;
  hint?: string;
  /** Said where there is nobody. */
  none?: string;
  entries: readonly RoleChange[];
  /** How many there are; of more than are named the rest is counted. */
  total: number | null;
}

/** Members by name and picture, each with the roles that come or go. */
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

/** Roles the bot stands below in Discord, and how that is mended; nothing where there is none. */
export const OutOfReach = ({ roles }: { roles: readonly string[] }) =>
  roles.length === 0 ? null : (
    <div className="notice notice--warning" role="note">
      <p>
        The bot can’t give <bdi translate="no">{listed(roles)}</bdi>. Move the bot’s role higher in
        Discord.
      </p>
    </div>
  );
