import { useEffect } from 'react';
import type { Rule } from '@/features/modules/engine/moduleState';
import { ruleName } from '@/features/modules/engine/moduleState';
import type { RowExtras } from '@/features/modules/engine/pageTabs';
import type { ListedModule } from '@/features/modules/screens/readyModule';
import { useRuleCommands } from '@/features/modules/screens/useRuleCommands';
import { useSavedOrder } from '@/features/modules/screens/useSavedOrder';
import { useRowOrder } from '@/shared/ui/order/useRowOrder';

export interface ListOfRules {
  spec: ListedModule;
  serverId: string;
  /** Those of the list, in their order. */
  rules: readonly Rule[];
  /** All of the module, where an order names all. */
  all?: readonly { id: string }[] | undefined;
  /** Saves an order; that of the module’s list without it. */
  save?: ((ids: string[]) => Promise<boolean>) | undefined;
  canChange: boolean;
  /** Whether their order can be changed. */
  canMove: boolean;
  extras: RowExtras;
}

/** The commands of a list of rules on the board, and its order. */
export function useListOfRules(list: ListOfRules) {
  const { spec, serverId, rules, all = rules, canChange, canMove, extras } = list;
  const saveOwn = useSavedOrder({ serverId, slug: spec.slug });
  const { ids, order, put } = useRowOrder({
    rows: rules.map((rule) => ({ id: rule.id, name: ruleName(rule) })),
    all,
    isOn: canMove && canChange,
    save: list.save ?? saveOwn,
    elsewhere: extras.elsewhere,
  });
  const removal = useRuleCommands({ spec, serverId, rules, canChange, put, extras });
  const ruleOf = new Map(rules.map((rule) => [rule.id, rule]));
  const rows = ids.flatMap((id) => ruleOf.get(id) ?? []);
  return { rows, order, removal };
}

/** Lets quests be dropped on the other categories of the board, and marks the one the keys aim at. */
export function useDropOnGroups(
  order: ReturnType<typeof useRowOrder>['order'],
  elementOf: (categoryId: string) => HTMLElement | undefined,
): void {
  const { isOn, drag, places, aimed } = order;
  const ids = places.map(({ id }) => id).join(' ');
  useEffect(() => {
    if (!isOn || ids === '') return undefined;
    const removals: (() => void)[] = [];
    let isGone = false;
    drag().then(
      ({ addTarget }) => {
        if (isGone) return;
        for (const id of ids.split(' ')) {
          const element = elementOf(id);
          if (element) removals.push(addTarget(id, element));
        }
      },
      () => undefined,
    );
    return () => {
      isGone = true;
      for (const remove of removals) remove();
    };
  }, [isOn, ids, drag, elementOf]);
  useEffect(() => {
    const element = aimed === null ? undefined : elementOf(aimed);
    element?.classList.add('drop-target--aimed');
    return () => element?.classList.remove('drop-target--aimed');
  }, [aimed, elementOf]);
}
