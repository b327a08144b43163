import './memberships.scss';
import { RoleDot } from '@/features/server/discord/RoleNames';
import { counted } from '@/shared/text/language';
import type { ServerRole } from './membership';

interface RoleChipsProps {
  roles: readonly ServerRole[];
  /** So many are named, and the rest counted. */
  most?: number;
  /** Whose they are. */
  label?: string;
}

/** Roles in their colours, as Discord shows them. */
export function RoleChips({ roles, most = roles.length, label = 'Your roles' }: RoleChipsProps) {
  const rest = roles.length - most;
  if (roles.length === 0) return null;
  return (
    <ul className="role-chips" aria-label={label}>
      {roles.slice(0, most).map((role) => (
        <li key={role.id}>
          <RoleDot role={role} />
          <bdi translate="no">{role.name}</bdi>
        </li>
      ))}
      {rest > 0 ? (
        <li>
          +{rest} <span className="visually-hidden">more: {counted(rest, 'role')}</span>
        </li>
      ) : null}
    </ul>
  );
}
