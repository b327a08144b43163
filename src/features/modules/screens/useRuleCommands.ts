import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { rowOf, tellRemoved } from '@/features/server/settings/tellRemoved';
import { useAppDispatch } from '@/shared/state/clientState';
import { notify } from '@/shared/ui/toast';
import { rulePath } from '../engine/addresses';
import type { ModuleSpec } from '../engine/defineModule';
import { useDeleteRuleMutation, useUpdateRuleMutation } from '../engine/modulesApi';
import { type Rule, ruleName } from '../engine/moduleState';
import type { RowExtras } from '../engine/pageTabs';
import { confirmPayouts } from './confirmPayouts';
import { exportValues } from './exchange';
import { resultOf } from '@/shared/api/resultOf';
import type { RuleCommands } from './ruleCommands';
import { testSaved } from './testSaved';
import { actOnDemand } from './Watched';

interface Options {
  spec: ModuleSpec;
  serverId: string;
  /** Rules of the list. */
  rules: readonly Rule[];
  canChange: boolean;
  /** Moves a rule to another index of the list, counted from 0. */
  put: (id: string, at: number) => Promise<void>;
  /** Additions of the site. */
  extras: RowExtras;
}

/** Actions on the rules of a list, and the question before deleting one. */
export function useRuleCommands({ spec, serverId, rules, canChange, put, extras }: Options) {
  const place = { serverId, slug: spec.slug };
  const navigate = useNavigate();
  const dispatch = useAppDispatch();
  const [change] = useUpdateRuleMutation();
  const [remove, { isLoading: isRemoving }] = useDeleteRuleMutation();
  const [asked, setAsked] = useState<Rule | null>(null);

  const switchAll = async (chosen: readonly Rule[], enabled: boolean) => {
    const turnedOn = enabled ? chosen.filter((rule) => !rule.enabled) : [];
    const paying = turnedOn.map((rule) => ({
      id: rule.id,
      name: ruleName(rule),
      values: rule.values,
    }));
    if (!(await confirmPayouts(dispatch, spec, paying))) return;
    const results = await Promise.all(
      chosen.map(({ id: ruleId, version, values }) =>
        resultOf(change({ ...place, ruleId, version, values, enabled }).unwrap()),
      ),
    );
    const failed = results.filter(({ success }) => !success);
    if (failed.length === 0) return;
    notify(
      'error',
      `Couldn’t change ${failed.length} of ${results.length}. ${failed[0]?.message ?? ''}`,
    );
  };
  const confirmRemoval = async () => {
    if (!asked) return;
    const result = await resultOf(remove({ ...place, ruleId: asked.id }).unwrap());
    setAsked(null);
    if (!result.success) return notify('error', result.message);
    return tellRemoved({
      dispatch,
      serverId,
      what: `“${ruleName(asked)}”`,
      removed: result.data,
      show: () => rowOf(asked.id),
    });
  };
  const commands: RuleCommands = {
    canChange,
    isFirst: ({ id }) => rules[0]?.id === id,
    isLast: ({ id }) => rules.at(-1)?.id === id,
    move: ({ id }, by) => void put(id, rules.findIndex((rule) => rule.id === id) + by),
    switchTo: async (rule, enabled) => switchAll([rule], enabled),
    startActing: ({ id }) => actOnDemand({ dispatch, place, ruleId: id }),
    more: extras.actions,
    duplicate: extras.duplicate ?? (({ id }) => void navigate(rulePath(spec, 'new', { from: id }))),
    test: spec.isSilent ? undefined : ({ id }) => void testSaved({ ...place, ruleId: id }),
    exportFile: (rule) => exportValues(spec, rule.values, ruleName(rule)),
    remove: extras.remove ?? setAsked,
  };
  return { commands, switchAll, asked, setAsked, isRemoving, confirmRemoval };
}
