import { useSelector } from 'react-redux';
import { selectServerId } from '@/features/server/discord/discordSlice';
import { SelectBox } from '@/shared/ui/form/boxes';
import { FieldFrame, FieldWarning, useField, type FieldProps } from '@/shared/ui/form/Field';
import { mayBeLeftOut } from '@/shared/api/lenient';
import { useRulesQuery } from '../../engine/modulesApi';
import { ruleName as nameOf } from '../../engine/moduleState';

interface RuleFieldProps extends FieldProps {
  /** Slug of the module whose rules are offered. */
  of: string;
  ruleName: string;
}

/** One of the rules of another module on this server. */
export function RuleField({ of, ruleName, ...props }: RuleFieldProps) {
  const bound = useField(props);
  const serverId = useSelector(selectServerId) ?? '';
  const { data, isError } = useRulesQuery({ serverId, slug: of }, { skip: serverId === '' });
  const chosen = typeof bound.field.value === 'string' ? bound.field.value : '';
  const rules = data?.rules ?? [];
  const isGone = data !== undefined && chosen !== '' && !rules.some(({ id }) => id === chosen);
  const isLeftOut = mayBeLeftOut(data?.leftOut, chosen);
  const trouble =
    isGone && isLeftOut
      ? `Couldn’t read this ${ruleName}. It stays selected.`
      : isGone
        ? `This ${ruleName} was deleted. Choose another.`
        : isError
          ? 'Couldn’t load the choices. Reload the page.'
          : data?.rules.length === 0
            ? `No ${ruleName} yet. Add one first.`
            : '';
  return (
    <FieldFrame {...props} bound={bound}>
      <SelectBox bound={bound} isDisabled={props.isDisabled}>
        <option value="">No {ruleName}</option>
        {/* Kept while the rest is on its way, and when it is gone: a choice is never lost by looking at it. */}
        {chosen !== '' && !rules.some(({ id }) => id === chosen) ? (
          <option value={chosen}>{isGone && !isLeftOut ? `Deleted (${chosen})` : chosen}</option>
        ) : null}
        {rules.map((rule) => (
          <option key={rule.id} value={rule.id}>
            {nameOf(rule)}
          </option>
        ))}
      </SelectBox>
      <FieldWarning bound={bound}>{trouble}</FieldWarning>
    </FieldFrame>
  );
}
