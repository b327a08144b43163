import { useEffect, useRef } from 'react';
import { useRulesQuery } from '@/features/modules/engine/modulesApi';
import type { RowExtras, ShownRules } from '@/features/modules/engine/pageTabs';
import { ruleName } from '@/features/modules/engine/moduleState';
import { notify } from '@/shared/ui/toast';
import { categoryOf } from './categoryOf';
import { useMoveQuestMutation } from './questManagementApi';
import { troubleIn } from './trouble';

/** The other categories quests of one can be dragged to; undefined where the list shows more than one. */
export function useElsewhere({ serverId, rules, canChange }: ShownRules): RowExtras['elsewhere'] {
  const { data: categories } = useRulesQuery(
    { serverId, slug: 'task-to-earn' },
    { skip: !canChange },
  );
  const { data: quests } = useRulesQuery({ serverId, slug: 'quest' }, { skip: !canChange });
  const [move] = useMoveQuestMutation();
  // By the time something is taken back its version is another one.
  const newest = useRef(quests);
  useEffect(() => {
    newest.current = quests;
  });
  const [first] = rules;
  const here = first ? categoryOf(first) : '';
  if (!canChange || !categories || rules.some((rule) => categoryOf(rule) !== here))
    return undefined;
  const nameOf = (id: string) => {
    const found = categories.rules.find((rule) => rule.id === id);
    return found ? `“${ruleName(found)}”` : 'its category';
  };
  /** Where it was; null when it could not be moved. */
  const moveTo = async (id: string, categoryId: string, before: string | null) => {
    const moved = newest.current?.rules.find((rule) => rule.id === id);
    if (!moved) return null;
    const { version } = moved;
    const from = categoryOf(moved);
    const list = (newest.current?.rules ?? []).filter((rule) => categoryOf(rule) === from);
    const next = list[list.findIndex((rule) => rule.id === id) + 1];
    const trouble = troubleIn(await move({ serverId, ruleId: id, version, categoryId, before }));
    if (trouble === null) return { from, before: next?.id ?? null, name: ruleName(moved) };
    notify('error', trouble);
    return null;
  };
  const toldOf = (name: string, id: string, before: string | null) => {
    const next = newest.current?.rules.find((rule) => rule.id === before);
    return next
      ? `Moved “${name}” to ${nameOf(id)}, before “${ruleName(next)}”`
      : `Moved “${name}” to the end of ${nameOf(id)}`;
  };
  return {
    noun: 'category',
    label: 'Drag to another category:',
    places: categories.rules
      .filter(({ id }) => id !== here)
      .map((rule) => ({ id: rule.id, name: ruleName(rule) })),
    put: async (id, categoryId, before) => {
      const moved = await moveTo(id, categoryId, before);
      if (!moved) return null;
      const { from, name } = moved;
      return {
        told: toldOf(name, categoryId, before),
        undo: async () => {
          if (await moveTo(id, from, moved.before))
            notify('info', toldOf(name, from, moved.before));
        },
      };
    },
  };
}
