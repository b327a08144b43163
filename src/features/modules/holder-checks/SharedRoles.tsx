import { Fragment } from 'react';
import { useSelector } from 'react-redux';
import type { Values } from '@/features/modules/common-fields/field';
import { selectServerDetails } from '@/features/server/discord/discordSlice';
import { plural } from '@/shared/text/language';
import type { HolderModule } from './holderModules';
import { keptText, roleRule, sharedRolesOf, type RoleRule, type SharedRole } from './sharedRoles';
import { useHolderRules } from './useHolderRules';

interface SharedRolesProps {
  serverId: string;
  module: HolderModule;
  /** What the form holds now. */
  values: Values;
  /** The saved rule that is changed. */
  ruleId?: string | undefined;
}

/** Names the other rules that give a role of the form as well, and says when members lose it. */
export function SharedRoles({ serverId, module, values, ruleId = '' }: SharedRolesProps) {
  const rules = useHolderRules(serverId, module);
  const guildRoles = useSelector(selectServerDetails)?.guildRoles ?? [];
  const own = roleRule(ruleId, '', values);
  return sharedRolesOf(own, rules).map((shared) => {
    const name = guildRoles.find(({ id }) => id === shared.roleId)?.name;
    return name === undefined ? null : (
      <p key={shared.roleId} role="status" className="field__hint">
        <RoleGivers role={name} shared={shared} /> {keptText(own, shared)}
      </p>
    );
  });
}

const RoleGivers = ({ role, shared: { others } }: { role: string; shared: SharedRole }) => (
  <>
    <bdi translate="no">@{role}</bdi> is also given by the {plural(others.length, 'rule', 'rules')}{' '}
    <RuleNames rules={others} />.
  </>
);

const RuleNames = ({ rules }: { rules: readonly RoleRule[] }) =>
  rules.map(({ id, name }, index) => (
    <Fragment key={id}>
      {index === 0 ? '' : index === rules.length - 1 ? ' and ' : ', '}“
      <bdi translate="no">{name}</bdi>”
    </Fragment>
  ));
