import categories from '@/features/modules/definitions/task-to-earn/definition';
import { DEFAULT, type Category } from '@/features/modules/definitions/task-to-earn/fields';
import type { ConditionResult } from '@/features/earning/quests/quest';
import { boardPath } from '@/features/server/memberships/paths';
import type { GuildRow } from '../guilds/rows';
import { piecesOutcome, roleOutcome, type MemberContext } from '../conditions/conditions';
import { stored } from '../module-settings/modules';
import type { World } from '../../store/world';
import { counted } from '@/shared/text/language';
import { momentOf } from '@/shared/time/zonedTime';
import type { QuestSpec } from './questOf';

/** A category of quests, as its owner wrote it, with its prerequisite. */
export interface CategorySpec {
  id: string;
  enabled: boolean;
  name: string;
  values: Category;
  /** The category that must be done before; null where there is none, or it was deleted. */
  after: {
    id: string;
    name: string;
    quests: readonly Pick<QuestSpec, 'id' | 'status' | 'capacity'>[];
  } | null;
}

const rulesOf = ({ db }: World, { id }: GuildRow) =>
  db.modules.find(({ serverId, slug }) => serverId === id && slug === 'task-to-earn')?.rules ?? [];

/** The categories of a server, in their order. A category that is off keeps its locks, and is not on the board. */
export function categoriesIn(
  world: World,
  guild: GuildRow,
  quests: readonly QuestSpec[],
): CategorySpec[] {
  const all = rulesOf(world, guild).map(({ id, enabled, values }) => ({
    id,
    enabled,
    values: stored(categories, values),
  }));
  return all.map(({ id, enabled, values }) => {
    const before = all.find((each) => each.id === values.unlockAfter && each.id !== id);
    return {
      id,
      enabled,
      name: values.name,
      values,
      after: before
        ? {
            id: before.id,
            name: before.values.name,
            quests: quests.filter(({ categoryId }) => categoryId === before.id),
          }
        : null,
    };
  });
}

type Lock = Omit<ConditionResult, 'id'>;

const shut = (label: string, rest: Partial<Lock> = {}): Lock => ({
  label,
  met: false,
  have: null,
  need: null,
  why: null,
  fix: null,
  ...rest,
});

/**
 * Unmet conditions of a category for a member, with the way to fix them; empty where it is open. The default category
 * has no dates and no prerequisite.
 */
export function locksOf(context: MemberContext, category: CategorySpec): ConditionResult[] {
  const { values } = category;
  const own =
    values.defaultFlag === DEFAULT
      ? []
      : [...daysOf(context.world, values), ...orderOf(context, category)];
  return [...audienceOf(context, values), ...own].map((lock, index) =>
    Object.assign(lock, { id: `category-${String(index + 1)}` }),
  );
}

function audienceOf(context: MemberContext, { visibility, roles, collection }: Category): Lock[] {
  if (visibility !== 'HOLDERS' && visibility !== 'ROLE') return [];
  const outcome =
    visibility === 'ROLE' ? roleOutcome(context, roles) : piecesOutcome(context, collection, 1);
  return outcome.met === true ? [] : [outcome];
}

function daysOf({ clock }: World, values: Category): Lock[] {
  const { startDate, endDate, timeZone } = values;
  const now = clock.now();
  const opens = values.hasStart ? momentOf(startDate, '00:00', timeZone) : null;
  // It is open until the end of its last minute.
  const lastMinute = values.hasEnd ? momentOf(endDate, '23:59', timeZone) : null;
  if (opens !== null && now < opens) return [shut(`Category opens on ${startDate}`)];
  return lastMinute !== null && now >= lastMinute + 60_000
    ? [shut(`Category closed after ${endDate}`)]
    : [];
}

/** Quests that no one can do now do not count; otherwise new members would wait forever. */
function orderOf({ world, guild, userId }: MemberContext, { after }: CategorySpec): Lock[] {
  if (!after) return [];
  const done = new Set<string>();
  const taken = new Map<string, number>();
  for (const { questId, userId: whose, claimedAt } of world.db.submissions) {
    if (claimedAt === null) continue;
    taken.set(questId, (taken.get(questId) ?? 0) + 1);
    if (whose === userId) done.add(questId);
  }
  const left = after.quests.filter(
    ({ id, status, capacity }) =>
      status === 'LIVE' && !done.has(id) && (capacity === null || (taken.get(id) ?? 0) < capacity),
  );
  if (left.length === 0) return [];
  return [
    shut(`Complete every quest in “${after.name}”`, {
      why: `${counted(left.length, 'quest')} left.`,
      fix: {
        label: 'View quests',
        path: `${boardPath(guild.slug)}?category=${encodeURIComponent(after.id)}`,
      },
    }),
  ];
}
