import questModule from '@/features/modules/definitions/quest/definition';
import { questPath } from '@/features/server/memberships/paths';
import { isoOrNull } from '../../store/clock';
import type { World } from '../../store/world';
import type { UserRow } from '../accounts/rows';
import type { GuildRow } from '../guilds/rows';
import { memberOf } from '../members/members';
import { completed, isUnlocked } from '../module-settings/modules';
import type { RuleRow } from '../module-settings/rows';
import { categoriesIn, locksOf, type CategorySpec } from '../quests/categories';
import { questWith, type QuestSpec } from '../quests/questOf';
import { keepSlug } from '../quests/questSlugs';
import { labelOf, rewardsOf } from '../quests/rewards';
import { isFull } from '../quests/submissions';
import type { Candidate, Source } from './rank';

/** No account, so that no condition is met. */
const NO_ONE = '';

/** A server whose quests may be found, with its categories. */
interface Board {
  guild: GuildRow;
  isMember: boolean;
  categories: ReadonlyMap<string, CategorySpec>;
  rules: readonly RuleRow[];
}

function boardOf(world: World, user: UserRow, guild: GuildRow): Board | null {
  const isMember = memberOf(world, guild.id, user.id) !== undefined;
  if (!guild.botPresent || !(isMember || guild.isListed)) return null;
  const row = world.db.modules.find(
    ({ serverId, slug }) => serverId === guild.id && slug === 'quest',
  );
  if (!row?.enabled || !isUnlocked(world, guild, questModule.planItem)) return null;
  const categories = new Map(categoriesIn(world, guild, []).map((each) => [each.id, each]));
  return { guild, isMember, categories, rules: row.rules };
}

/**
 * Whether people who aren't on the server may know of a quest: those that anyone may start now, as on the home page. A
 * category that follows another is taken for locked, since the other's quests would have to be read to know.
 */
function isPublic(world: World, guild: GuildRow, quest: QuestSpec, category?: CategorySpec) {
  const asked = { world, guild, userId: NO_ONE };
  return (
    quest.status === 'LIVE' &&
    quest.values.conditions.length === 0 &&
    category?.enabled === true &&
    category.values.visibility === 'PUBLIC' &&
    category.after === null &&
    locksOf(asked, category).length === 0 &&
    !isFull(asked, quest)
  );
}

const endWords: Readonly<Record<QuestSpec['status'], string | null>> = {
  LIVE: null,
  SCHEDULED: 'Not started yet',
  PAUSED: 'Paused',
  ENDED: 'Ended',
};

/** Only those that match are read whole: reading thousands takes long. */
function show(world: World, { guild, isMember, categories }: Board, rule: RuleRow) {
  keepSlug(world, guild.id, rule);
  const quest = questWith(world, rule, completed(questModule, rule.values));
  const { publish } = quest.values;
  const category = categories.get(quest.categoryId);
  if (publish === 'DRAFT' || publish === 'ARCHIVED') return null;
  if (!isMember && !isPublic(world, guild, quest, category)) return null;
  const rewards = rewardsOf(quest).map((reward) => labelOf(guild, reward));
  const parts = [endWords[quest.status], guild.name, ...rewards].filter((part) => part !== null);
  return {
    id: quest.id,
    label: quest.title,
    detail: parts.join(' · '),
    picture: quest.values.image || null,
    at: isoOrNull(quest.status === 'LIVE' ? quest.endsAt : null),
    path: questPath(guild.slug, quest.slug),
  };
}

/** The title of a quest as it was saved. */
export const questName = ({ values }: RuleRow): string =>
  typeof values['name'] === 'string' ? values['name'] : '';

/** The quests of the caller's servers, and those of listed servers that anyone may start. */
export const questSource = (world: World, user: UserRow): Source => ({
  kind: 'QUEST',
  candidates: world.db.guilds.flatMap((guild): Candidate[] => {
    const board = boardOf(world, user, guild);
    if (!board) return [];
    const others = [guild.name];
    return board.rules.flatMap((rule) =>
      rule.enabled
        ? [
            {
              label: questName(rule),
              others,
              weight: (board.isMember ? 2 : 0) + (rule.values['publish'] === 'ENDED' ? 0 : 1),
              show: () => show(world, board, rule),
            },
          ]
        : [],
    );
  }),
});
