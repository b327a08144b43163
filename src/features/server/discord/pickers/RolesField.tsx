import { useMemo } from 'react';
import { useSelector } from 'react-redux';
import { useWatch } from 'react-hook-form';
import type { FieldProps } from '@/shared/ui/form/Field';
import { ChipsField } from '@/shared/ui/picker/ChipsField';
import type { Option } from '@/shared/ui/picker/option';
import { selectServerDetails } from '../discordSlice';
import type { ServerDetails } from '../guild';
import { RoleDot } from '../RoleNames';
import { whyNotAssignable } from './roles';
import { isUnread, unreadNote } from './unread';

interface RolesFieldProps extends FieldProps {
  most: number;
  /** Roles to mention need not be below the bot's. */
  use: 'give' | 'mention';
}

/** Roles of the chosen server, highest first. Those the bot cannot give are refused with the reason. */
export function RolesField({ most, use, ...props }: RolesFieldProps) {
  const details = useSelector(selectServerDetails);
  const options = useMemo(() => optionsOf(details, use), [details, use]);
  const value: unknown = useWatch({ name: props.name });
  const ids: unknown[] = Array.isArray(value) ? value : [];
  return (
    <ChipsField
      {...props}
      one="role"
      most={most}
      options={options}
      chosen={ids.map((id) => options.find((option) => option.value === id) ?? gone(details, id))}
      note={unreadNote(details, 'role')}
    />
  );
}

const gone = (details: ServerDetails | null, id: unknown): Option => ({
  value: String(id),
  label: `Unknown role (${String(id)})`,
  problem: isUnread(details, 'role', id)
    ? 'Couldn’t read this role.'
    : 'This role was deleted. Remove it.',
});

function optionsOf(details: ServerDetails | null, use: RolesFieldProps['use']): Option[] {
  if (!details) return [];
  return details.guildRoles
    .toSorted((one, other) => (other.position ?? -1) - (one.position ?? -1))
    .map((role) => ({
      value: role.id,
      label: role.name,
      mark: <RoleDot role={role} />,
      problem: (use === 'give' ? whyNotAssignable(role, details) : null) ?? undefined,
    }));
}
