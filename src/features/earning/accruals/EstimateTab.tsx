import { useState } from 'react';
import type { RuleInForm } from '@/features/modules/engine/pageTabs';
import { draftAt } from '@/features/modules/screens/draftAt';
import { payingModule } from './accrual';
import { EstimateFigures } from './EstimateFigures';

interface EstimateTabProps extends RuleInForm {
  /** Slug of a module that pays. */
  slug: string;
}

/** A member's earnings under a rule, saved or not, using the unsaved values of its form. */
export function EstimateTab({
  slug,
  serverId,
  ruleId,
  draftKey,
  values,
  labelOf,
}: EstimateTabProps) {
  const module = payingModule(slug);
  // Unsaved values are kept as a draft until they are saved; the tab remounts each time it is opened.
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
