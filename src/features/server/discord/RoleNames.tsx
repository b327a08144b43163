import type { ServerDetails } from './guild';
import { roleColour } from './pickers/roles';
import './roles.scss';

interface RoleNamesProps {
  ids: readonly unknown[];
  details: ServerDetails | null;
}

/** Roles by color and name, in the server's order; unknown ids are left out. */
export function RoleNames({ ids, details }: RoleNamesProps) {
  const roles = (details?.guildRoles ?? []).filter(({ id }) => ids.includes(id));
  return (
    <span className="role-names">
      {roles.map((role, index) => (
        <span key={role.id}>
          <RoleDot role={role} />
          <bdi translate="no">{role.name}</bdi>
          {index < roles.length - 1 ? <span className="visually-hidden">, </span> : null}
        </span>
      ))}
    </span>
  );
}

/** A role's color; the text color if it has none. */
export const RoleDot = ({ role }: { role: { color: number } }) => (
  <svg className="role-dot" viewBox="0 0 10 10" aria-hidden="true">
    <circle cx="5" cy="5" r="5" fill={roleColour(role) ?? 'currentColor'} />
  </svg>
);
