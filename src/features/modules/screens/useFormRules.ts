import { skipToken } from '@reduxjs/toolkit/query/react';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { rulesNamed } from '../engine/addresses';
import type { ModuleSpec } from '../engine/defineModule';
import {
  useRuleNamesQuery,
  useRulesByIdQuery,
  useRulesQuery,
  type ModulePlace,
} from '../engine/modulesApi';
import { ruleName, type Rule } from '../engine/moduleState';
import type { RuleList } from './RulesTable';

/**
 * The rules that the page of one needs: all of its module or, of a long list, those it is about. A new one of a long list
 * gets some of the names that are taken as well.
 */
export function useFormRules(spec: ModuleSpec, place: ModulePlace, ruleId: string) {
  const isLong = spec.isLong === true;
  const [params] = useSearchParams();
  const from = params.get('from');
  const named = rulesNamed(ruleId, params).join(',');
  const whole = useRulesQuery(isLong ? skipToken : place);
  const byId = useRulesByIdQuery(isLong && named !== '' ? { ...place, ids: named } : skipToken);
  const source = byId.data?.rules.find(({ id }) => id === from);
  const isNaming = isLong && ruleId === 'new' && (from === null || byId.data !== undefined);
  const names = useRuleNamesQuery(
    isNaming ? { ...place, search: source ? ruleName(source) : '' } : skipToken,
  );
  const rules = useMemo(():
    | (RuleList & Pick<NonNullable<typeof whole.data>, 'leftOut'>)
    | undefined => {
    if (!isLong) return whole.data;
    const isReady =
      (named === '' || byId.data) && (ruleId !== 'new' || names.data || names.isError);
    if (!isReady) return undefined;
    const known = new Map(byId.data?.rules.map((rule) => [rule.id, rule]));
    const others = (names.data?.names ?? []).filter(({ id }) => !known.has(id)).map(nameOnly);
    return { version: 0, ...byId.data, rules: [...known.values(), ...others] };
  }, [isLong, whole.data, named, byId.data, ruleId, names.data, names.isError]);
  const list = isLong ? byId : whole;
  return {
    data: rules,
    error: list.error,
    /** Reads them again. */
    refetch: async () => (isLong && named === '' ? undefined : (await list.refetch()).data),
  };
}

/** A rule of which only the name is known. Nothing can be saved from it. */
const nameOnly = ({ id, name }: { id: string; name: string }): Rule => ({
  id,
  enabled: true,
  version: -1,
  values: { name },
  updatedAt: '',
  updatedBy: null,
  updatedByPicture: null,
  problems: [],
  troubles: undefined,
});
