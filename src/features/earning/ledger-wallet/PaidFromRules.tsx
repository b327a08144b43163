import { skipToken } from '@reduxjs/toolkit/query/react';
import {
  useRulesByIdQuery,
  useRulesQuery,
  type ModulePlace,
} from '@/features/modules/engine/modulesApi';
import { findAbout } from '@/features/modules/engine/registry';
import type { FundsOf } from '@/features/modules/engine/funds';
import { PaidFrom } from './PaidFrom';

interface PaidFromRulesProps {
  place: ModulePlace;
  /** The one rule that is meant; all of the module without it. */
  ruleId?: string | undefined;
  /** What rules of the module pay. */
  funds: FundsOf;
}

/** What the ledger wallet holds of each token that the saved rules of a module pay. */
export function PaidFromRules({ place, ruleId, funds }: PaidFromRulesProps) {
  const isOne = ruleId !== undefined && findAbout(place.slug)?.isLong === true;
  const all = useRulesQuery(isOne ? skipToken : place);
  const one = useRulesByIdQuery(isOne ? { ...place, ids: ruleId } : skipToken);
  const { data } = isOne ? one : all;
  const rules = data?.rules.filter(({ id }) => ruleId === undefined || id === ruleId) ?? [];
  const mints = new Set(rules.flatMap(({ values }) => funds(values).map(({ mint }) => mint)));
  return [...mints].map((mint) => <PaidFrom key={mint ?? 'SOL'} mint={mint} />);
}
