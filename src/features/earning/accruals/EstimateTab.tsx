import { useState } from 'react';
import type { RuleInForm } from '@/features/modules/engine/pageTabs';
import { draftAt } from '@/features/modules/screens/draftAt';
import { payingModule } from './accrual';
import { EstimateFigures } from './EstimateFigures';

interface EstimateTabProps extends RuleInForm {
  /** Slug of a module that pays. */
  slug: string;
}

/** What a member would earn by a rule, saved or not, with what is typed in its form. */
export function EstimateTab({
  slug,
  serverId,
  ruleId,
  draftKey,
  values,
  labelOf,
}: EstimateTabProps) {
  const module = payingModule(slug);
  // What is typed is kept until it is saved; the tab is opened anew each time.
  const [draft] = useState(() => draftAt(draftKey));
  const isNew = ruleId === '';
  return (
    <EstimateFigures
      params={isNew ? { serverId, module } : { serverId, module, ruleId }}
      values={draft?.values ?? values}
      isDraft={isNew || draft !== null}
      labelOf={labelOf}
    />
  );
}
