import { RoleDot } from './RoleDot';
import type { ServerDetails } from './guild';

interface RoleNamesProps {
  ids: readonly unknown[];
  details: ServerDetails | null;
}

/** Roles by colour and name, in the server's order; ids nobody knows are left out. */
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
