import { resultOf } from '@/shared/api/resultOf';
import type { ClientDispatch } from '@/shared/state/clientState';
import { counted } from '@/shared/text/language';
import { notify } from '@/shared/ui/toast';
import { offerUndo } from '@/shared/ui/undo';
import { modulesApi, type ModulePlace } from '../engine/modulesApi';
import { ruleName, type Rule } from '../engine/moduleState';
import { loadModule } from '../engine/registry';
import { ruleState } from '../engine/ruleState';

export interface Acting {
  dispatch: ClientDispatch;
  place: ModulePlace;
  /** The one rule that is to act; without it all that only watch. */
  ruleId?: string | undefined;
  /** Called once rules act, and once that is undone. */
  onChange?: (() => void) | undefined;
}

/** Ends that rules only watch, and offers to undo that. The rules are read first, so that no change is overwritten. */
export async function startActing({ dispatch, place, ruleId, onChange }: Acting): Promise<void> {
  const spec = await loadModule(place.slug);
  const watching = spec?.rules?.watching;
  if (!spec || watching === undefined) return;
  const read = dispatch(
    modulesApi.endpoints.rules.initiate(place, { forceRefetch: true, subscribe: false }),
  );
  const list = await resultOf(read.unwrap());
  if (!list.success) {
    notify('error', list.message);
    return;
  }
  const rules = list.data.rules.filter(
    (rule) => (ruleId === undefined || rule.id === ruleId) && ruleState(spec, rule) === 'WATCHING',
  );
  if (rules.length === 0) {
    // Someone else was faster, and the page does not know yet.
    notify('info', ruleId === undefined ? 'All rules act already.' : 'This rule acts already.');
    onChange?.();
    return;
  }
  const turn = async (rule: Rule, isWatching: boolean) => {
    const { id, version, enabled } = rule;
    const values = { ...rule.values, [watching]: isWatching };
    const sent = modulesApi.endpoints.updateRule.initiate({
      ...place,
      ruleId: id,
      version,
      enabled,
      values,
    });
    return resultOf(dispatch(sent).unwrap());
  };
  const turnAll = async (all: readonly Rule[], isWatching: boolean) => {
    const results = await Promise.all(all.map(async (rule) => turn(rule, isWatching)));
    const failed = results.find(({ success }) => !success);
    if (failed) notify('error', failed.message);
    onChange?.();
    return results.flatMap((result) => (result.success ? [result.data.rule] : []));
  };
  const acting = await turnAll(rules, false);
  const [first] = acting;
  if (!first) return;
  const who = acting.length === 1 ? `“${ruleName(first)}” acts` : `${inWords(acting)} act`;
  offerUndo({ message: `${who} now`, run: () => void turnAll(acting, true) });
}

const inWords = (rules: readonly Rule[]) => counted(rules.length, 'rule');
