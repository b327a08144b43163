import { skipToken } from '@reduxjs/toolkit/query/react';
import { useSelector } from 'react-redux';
import { selectServerId } from '@/features/server/discord/discordSlice';
import { SelectBox } from '@/shared/ui/form/boxes';
import { FieldFrame, FieldWarning, useField, type FieldProps } from '@/shared/ui/form/Field';
import { mayBeLeftOut } from '@/shared/api/lenient';
import { findAbout } from '../../engine/registry';
import { useNamedRules } from '../../engine/useNamedRules';
import { useRulesByIdQuery } from '../../engine/modulesApi';
import { ruleName as nameOf } from '../../engine/moduleState';
import { FoundRuleBox } from './FoundRuleBox';

interface RuleFieldProps extends FieldProps {
  /** Slug of the module whose rules are offered. */
  of: string;
  ruleName: string;
}

/** One of the rules of another module on this server. */
export function RuleField({ of, ruleName, ...props }: RuleFieldProps) {
  const bound = useField(props);
  const serverId = useSelector(selectServerId) ?? '';
  const place = { serverId, slug: of };
  const isLong = findAbout(of)?.isLong;
  const { names, hasMore, leftOut, isError } = useNamedRules({
    ...place,
    ...(isLong ? { isLong } : {}),
    isWanted: serverId !== '',
  });
  const chosen = typeof bound.field.value === 'string' ? bound.field.value : '';
  const rules = names ?? [];
  const isListed = rules.some(({ id }) => id === chosen);
  const byId = useRulesByIdQuery(
    hasMore && chosen !== '' && !isListed ? { ...place, ids: chosen } : skipToken,
  );
  const found = byId.currentData?.rules.find(({ id }) => id === chosen);
  const isKnown = names !== undefined && (!hasMore || byId.currentData !== undefined);
  const isGone = isKnown && chosen !== '' && !isListed && !found;
  const isLeftOut = mayBeLeftOut(hasMore ? byId.currentData?.leftOut : leftOut, chosen);
  const trouble =
    isGone && isLeftOut
      ? `Couldn’t read this ${ruleName}. It stays selected.`
      : isGone
        ? `This ${ruleName} was deleted. Choose another.`
        : isError
          ? 'Couldn’t load the choices. Reload the page.'
          : names?.length === 0
            ? `No ${ruleName} yet. Add one first.`
            : '';
  if (hasMore) {
    const label = isGone && !isLeftOut ? `Deleted (${chosen})` : chosen;
    const listed = rules.find(({ id }) => id === chosen);
    return (
      <FieldFrame {...props} bound={bound}>
        <FoundRuleBox
          bound={bound}
          label={props.label}
          place={place}
          chosen={
            chosen === ''
              ? null
              : { id: chosen, name: listed?.name ?? (found ? nameOf(found) : label) }
          }
          emptyLabel={`No ${ruleName}`}
          isDisabled={props.isDisabled}
        />
        <FieldWarning bound={bound}>{trouble}</FieldWarning>
      </FieldFrame>
    );
  }
  return (
    <FieldFrame {...props} bound={bound}>
      <SelectBox bound={bound} isDisabled={props.isDisabled}>
        <option value="">No {ruleName}</option>
        {/* Kept while the rest is on its way, and when it is gone: a choice is never lost by looking at it. */}
        {chosen !== '' && !isListed ? (
          <option value={chosen}>{isGone && !isLeftOut ? `Deleted (${chosen})` : chosen}</option>
        ) : null}
        {rules.map((rule) => (
          <option key={rule.id} value={rule.id}>
            {rule.name}
          </option>
        ))}
      </SelectBox>
      <FieldWarning bound={bound}>{trouble}</FieldWarning>
    </FieldFrame>
  );
}
