import { use, useEffect, useRef } from 'react';
import { useRulesQuery } from '@/features/modules/engine/modulesApi';
import type { RowExtras, ShownRules } from '@/features/modules/engine/pageTabs';
import { type Rule, ruleName } from '@/features/modules/engine/moduleState';
import { notify } from '@/shared/ui/toast';
import { LoadedQuestsContext } from './board/loadedQuests';
import { categoryOf } from './categoryOf';
import { useMoveQuestMutation } from './questManagementApi';
import { troubleIn } from './trouble';

/** The other categories quests of one can be dragged to; undefined where the list shows more than one. */
export function useElsewhere({ serverId, rules, canChange }: ShownRules): RowExtras['elsewhere'] {
  const { data: categories } = useRulesQuery(
    { serverId, slug: 'task-to-earn' },
    { skip: !canChange },
  );
  const loaded = use(LoadedQuestsContext);
  const [move] = useMoveQuestMutation();
  // By the time something is taken back its version is another one.
  const newest = useRef<readonly Rule[]>(rules);
  useEffect(() => {
    newest.current = loaded ? loaded.quests.map(({ rule }) => rule) : rules;
  });
  const [first] = rules;
  const here = first ? categoryOf(first) : '';
  if (!canChange || !categories || rules.some((rule) => categoryOf(rule) !== here))
    return undefined;
  const nameOf = (id: string) => {
    const found = categories.rules.find((rule) => rule.id === id);
    return found ? `“${ruleName(found)}”` : 'its category';
  };
  const inCategory = (id: string) => newest.current.filter((rule) => categoryOf(rule) === id);
  /** The category and the quest it was behind; null if it couldn't be moved. */
  const moveTo = async (id: string, categoryId: string, before: string | null) => {
    const moved = newest.current.find((rule) => rule.id === id);
    if (!moved) return null;
    const { version } = moved;
    const from = categoryOf(moved);
    const list = inCategory(from);
    const behind = list[list.findIndex((rule) => rule.id === id) - 1]?.id ?? null;
    const trouble = troubleIn(await move({ serverId, ruleId: id, version, categoryId, before }));
    if (trouble === null) return { from, behind, name: ruleName(moved) };
    notify('error', trouble);
    return null;
  };
  /** The quest behind another one, or the first. It’s looked up late, as more may be loaded by then. */
  const after = (categoryId: string, behind: string | null) => {
    const list = inCategory(categoryId);
    return list[list.findIndex((rule) => rule.id === behind) + 1]?.id ?? null;
  };
  const toldOf = (name: string, id: string, before: string | null) => {
    const next = newest.current.find((rule) => rule.id === before);
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
      const { from, behind, name } = moved;
      return {
        told: toldOf(name, categoryId, before),
        undo: async () => {
          const old = after(from, behind);
          if (await moveTo(id, from, old)) notify('info', toldOf(name, from, old));
        },
      };
    },
  };
}
