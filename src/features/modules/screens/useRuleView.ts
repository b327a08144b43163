import { useState } from 'react';
import * as z from 'zod/mini';
import { localStore } from '@/shared/storage/storage';

/** How lists of rules are shown in this browser: `cards` or `table`. */
export const RULE_VIEW_KEY = 'castle-rule-view';
const schema = z.enum(['cards', 'table']);
export type RuleView = z.infer<typeof schema>;

/** Cards unless the table was chosen in this browser; the choice holds for the rules of every module. */
export function useRuleView() {
  const [view, setView] = useState<RuleView>(() => localStore.get(RULE_VIEW_KEY, schema, 'cards'));
  const choose = (wanted: RuleView) => {
    localStore.set(RULE_VIEW_KEY, wanted);
    setView(wanted);
  };
  return { view, choose };
}
