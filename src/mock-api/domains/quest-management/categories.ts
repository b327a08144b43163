import { copyOf } from '@/features/modules/engine/copyOf';
import { ruleName } from '@/features/modules/engine/moduleState';
import type { Values } from '@/features/modules/common-fields/field';
import questModule from '@/features/modules/definitions/quest/definition';
import { templates } from '@/features/modules/definitions/quest/templates';
import categoryModule from '@/features/modules/definitions/task-to-earn/definition';
import { DEFAULT } from '@/features/modules/definitions/task-to-earn/fields';
import { firstWeek } from '@/features/modules/definitions/task-to-earn/starter';
import { counted } from '@/shared/text/language';
import { ticketOf } from '../audit/audit';
import type { RuleUndo } from '../module-settings/rows';
import { changesIn } from '../module-settings/changes';
import { completed, ruleLimit, stored } from '../module-settings/modules';
import { saveModuleRow, type ModuleContext } from '../module-settings/moduleContext';
import type { RuleRow } from '../module-settings/rows';
import { listChanged, removalOf } from '../modules/ruleHandlers';
import { nextId } from '../../store/world';
import { done, refuse } from '../../http/reply';
import { change, withValues } from './stage';

/** Quests and their categories on a server. */
export interface Both {
  quests: ModuleContext;
  categories: ModuleContext;
}

const insideOf = ({ quests }: Both, categoryId: string) =>
  quests.row.rules.filter(({ values }) => stored(questModule, values).categoryId === categoryId);

/** Adds a rule with what no two may share changed. */
function add(here: ModuleContext, values: Values): RuleRow {
  const { world, user, row, spec } = here;
  const rule: RuleRow = {
    id: nextId(world, 'rule'),
    enabled: true,
    version: 1,
    values: copyOf(spec, completed(spec, values), row.rules),
    updatedAt: world.clock.now(),
    updatedBy: user.id,
  };
  row.rules.push(rule);
  row.enabled = true;
  listChanged(row);
  return rule;
}

/** What was done, and its subjects in the audit log. @param name of the new category */
interface AddedWords {
  what: string;
  category: (name: string) => string;
  quests: (count: number, name: string) => string;
}

/** A category with drafts of quests in it: all of it or, where the package has no room, nothing. */
function addAll(both: Both, category: Values, inside: readonly Values[], words: AddedWords) {
  const { quests, categories } = both;
  const limit = ruleLimit(quests.world, quests.guild);
  const isRoom =
    categories.row.rules.length + 1 <= limit && quests.row.rules.length + inside.length <= limit;
  if (!isRoom)
    return refuse(
      'package-limit-reached',
      `Your package allows up to ${String(limit)} quests and ${String(limit)} categories.`,
    );
  const added = add(categories, category);
  const { id } = added;
  for (const values of inside)
    add(quests, withValues(values, { categoryId: id, publish: 'DRAFT' }));
  const name = ruleName(added);
  saveModuleRow(categories, words.what, { subject: words.category(name) });
  if (inside.length > 0)
    saveModuleRow(quests, words.what, { subject: words.quests(inside.length, name) });
  return done({ id, quests: inside.length }, 'Added');
}

/** The first week of a server. */
export const startFirstWeek = (both: Both) =>
  addAll(
    both,
    firstWeek.category,
    templates.filter(({ id }) => firstWeek.quests.includes(id)).map(({ values }) => values),
    {
      what: 'rules-started',
      category: (name) => `“${name}”`,
      quests: (count, name) => `${counted(count, 'draft')} to “${name}”`,
    },
  );

/** A category once more, with its quests. */
export const copyWhole = (both: Both, category: RuleRow) =>
  addAll(
    both,
    category.values,
    insideOf(both, category.id).map(({ values }) => values),
    {
      what: 'rules-copied',
      category: (name) => `“${ruleName(category)}” as “${name}”`,
      quests: (count, name) =>
        `${counted(count, 'quest')} of “${ruleName(category)}” to “${name}” as drafts`,
    },
  );

interface Removal {
  quests: 'MOVE' | 'DELETE';
  name?: string | undefined;
}

/** Takes a category away, and its quests with it or to the default one. */
export function removeWhole(both: Both, category: RuleRow, { quests: what, name }: Removal) {
  const { quests, categories } = both;
  const inside = insideOf(both, category.id);
  const steps: RuleUndo[] = [removalOf(categories, category)];
  const after = categories.row.rules.find(
    ({ values }) => stored(categoryModule, values).unlockAfter === category.id,
  );
  if (after)
    return refuse('in-use', `“${ruleName(after)}” opens after this category. Change that first.`);
  const target = categories.row.rules.find(
    (rule) => rule !== category && stored(categoryModule, rule.values).defaultFlag === DEFAULT,
  );
  if (what === 'MOVE') {
    if (inside.length > 0 && !target)
      return refuse('default-needed', 'Make another category the default first.');
    for (const rule of inside) {
      const before = structuredClone(rule);
      change(quests, rule, withValues(rule.values, { categoryId: target?.id ?? '' }));
      const { slug } = quests.spec;
      steps.push({
        kind: 'RULE',
        slug,
        ruleId: rule.id,
        version: rule.version,
        rule: before,
      });
    }
  } else {
    if (name?.trim() !== ruleName(category))
      return refuse('wrong-name', 'Enter the category name exactly as shown.');
    const ids = new Set(inside.map(({ id }) => id));
    const needs = quests.row.rules.find(
      (rule) =>
        !ids.has(rule.id) &&
        stored(questModule, rule.values).conditions.some(({ questId }) => ids.has(questId)),
    );
    if (needs)
      return refuse(
        'in-use',
        `“${ruleName(needs)}” requires a quest in this category. Change that first.`,
      );
    steps.push(...inside.map((rule) => removalOf(quests, rule)));
    quests.row.rules = quests.row.rules.filter(({ id }) => !ids.has(id));
  }
  if (inside.length > 0) {
    listChanged(quests.row);
    const count = counted(inside.length, 'quest');
    if (what === 'DELETE')
      saveModuleRow(quests, 'rules-removed', { subject: `${count} of “${ruleName(category)}”` });
    else if (target)
      saveModuleRow(quests, 'rules-moved', { subject: `${count} to “${ruleName(target)}”` });
  }
  categories.row.rules = categories.row.rules.filter((rule) => rule !== category);
  listChanged(categories.row);
  const line = saveModuleRow(categories, 'rule-removed', {
    subject: ruleName(category),
    changes: changesIn(categories, category, null),
    undo: { kind: 'RULES', steps },
  });
  return done(ticketOf(line), 'Deleted');
}
