import type { RefusalCode } from '@/shared/api/errorCodes';
import { ruleName } from '@/features/modules/engine/moduleState';
import { conditionFields } from '@/features/modules/definitions/quest/conditionFields';
import questModule from '@/features/modules/definitions/quest/definition';
import { valuesSchema } from '@/features/modules/engine/schema';
import * as endpoints from '@/features/earning/quests/manage/endpoints';
import { settleDeliveries } from '../post-history/settle';
import { completed, stored } from '../module-settings/modules';
import { changesIn } from '../module-settings/changes';
import { saveModuleRow, moduleAt, STALE, unlockedAt } from '../module-settings/moduleContext';
import { listChanged } from '../modules/ruleHandlers';
import { done, Refusal, refuse, wrongFields } from '../../http/reply';
import { serve } from '../../http/serve';
import { categoriesIn } from '../quests/categories';
import { allQuestsOf } from '../quests/questOf';
import { settleQuests } from '../quests/settle';
import { copyWhole, removeWhole, startFirstWeek, type Both } from './categories';
import { questsOf } from './questParts';
import { previewOf } from './preview';
import { reachOf } from './reach';
import { change, changeStage, withValues } from './stage';

const NO_QUEST = 'Quest not found.';
const NO_CATEGORY = 'Category not found.';

const condition = valuesSchema(conditionFields);
type Call = Omit<Parameters<typeof moduleAt>[0], 'params'>;
const askedOf = ({ world, user, guild }: Call, slug: string) => ({
  world,
  user,
  guild,
  params: { slug },
});

/** Both modules. To change something, a package must include them. */
async function bothAt<C extends RefusalCode>(
  call: Call,
  at: (asked: Parameters<typeof moduleAt>[0]) => Promise<Both['quests'] | Refusal<C>>,
): Promise<Both | Refusal<C>> {
  const quests = await at(askedOf(call, 'quest'));
  const categories = await at(askedOf(call, 'task-to-earn'));
  if (quests instanceof Refusal) return quests;
  return categories instanceof Refusal ? categories : { quests, categories };
}

export const questManagementRoutes = serve(endpoints, {
  listServerQuests: async (call) => {
    await settleQuests(call.world, call.guild);
    const both = await bothAt(call, moduleAt);
    return both instanceof Refusal ? both : done(questsOf(both, call.query));
  },

  estimateQuestReach: async ({ world, guild, body }) => {
    const { conditions, match, categoryId, needsCaptcha = false } = body;
    const read = conditions.map((each) => condition.safeParse(each));
    const errors = read.flatMap(({ error }, index) =>
      (error?.issues ?? []).map(({ path, message }) => ({
        path: ['conditions', index, ...path].join('.'),
        message,
      })),
    );
    if (errors.length > 0) return wrongFields(errors);
    const values = read.flatMap(({ success, data }) => (success ? [data] : []));
    const { board } = await allQuestsOf(world, guild);
    const category = categoriesIn(world, guild, board).find(({ id }) => id === categoryId);
    return done(await reachOf(world, guild, { conditions: values, match, category, needsCaptcha }));
  },

  previewQuest: async (call) => {
    const here = await moduleAt(askedOf(call, 'quest'));
    if (here instanceof Refusal) return here;
    const { values, state } = call.body;
    return done({
      quest: previewOf(call.world, call.guild, completed(questModule, values), state),
    });
  },

  updateQuestStage: async (call) => {
    const here = await unlockedAt(askedOf(call, 'quest'));
    if (here instanceof Refusal) return here;
    await settleQuests(call.world, call.guild);
    // Everything due so far follows the quest saved so far.
    await settleDeliveries(call.world, call.guild);
    const rule = here.row.rules.find(({ id }) => id === call.params.ruleId);
    if (!rule) return refuse('quest-not-found', NO_QUEST);
    const { action, version } = call.body;
    return changeStage(here, rule, action, version) ?? done(null, 'Saved');
  },

  moveQuest: async (call) => {
    const both = await bothAt(call, unlockedAt);
    if (both instanceof Refusal) return both;
    await settleDeliveries(call.world, call.guild);
    const { row } = both.quests;
    const { categoryId, version, before } = call.body;
    const rule = row.rules.find(({ id }) => id === call.params.ruleId);
    if (!rule) return refuse('quest-not-found', NO_QUEST);
    if (version !== rule.version) return refuse('stale-version', STALE);
    if (!both.categories.row.rules.some(({ id }) => id === categoryId))
      return wrongFields([{ path: 'categoryId', message: NO_CATEGORY }]);
    if (stored(questModule, rule.values).categoryId === categoryId)
      return done(null, 'The quest is already in this category.');
    const saved = structuredClone(rule);
    change(both.quests, rule, withValues(rule.values, { categoryId }));
    const others = row.rules.filter((each) => each !== rule);
    // Without that quest in the category, for example because it was moved, the moved one becomes the last.
    const at = others.findIndex(
      ({ id, values }) => id === before && stored(questModule, values).categoryId === categoryId,
    );
    row.rules = others.toSpliced(at === -1 ? others.length : at, 0, rule);
    listChanged(row);
    saveModuleRow(both.quests, 'rule-moved', {
      subject: ruleName(rule),
      changes: changesIn(both.quests, saved, rule),
    });
    return done(null, 'Moved');
  },

  createQuestCategory: async (call) => {
    const both = await bothAt(call, unlockedAt);
    return both instanceof Refusal ? both : startFirstWeek(both);
  },

  copyQuestCategory: async (call) => {
    const both = await bothAt(call, unlockedAt);
    if (both instanceof Refusal) return both;
    const category = both.categories.row.rules.find(({ id }) => id === call.params.ruleId);
    return category ? copyWhole(both, category) : refuse('category-not-found', NO_CATEGORY);
  },

  deleteQuestCategory: async (call) => {
    const both = await bothAt(call, moduleAt);
    if (both instanceof Refusal) return both;
    await settleQuests(call.world, call.guild);
    await settleDeliveries(call.world, call.guild);
    const category = both.categories.row.rules.find(({ id }) => id === call.params.ruleId);
    return category
      ? removeWhole(both, category, call.body)
      : refuse('category-not-found', NO_CATEGORY);
  },
});
