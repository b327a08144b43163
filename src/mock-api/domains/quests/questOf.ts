import type { Values } from '@/features/modules/common-fields/field';
import questModule from '@/features/modules/definitions/quest/definition';
import type { Quest } from '@/features/modules/definitions/quest/fields';
import { completed, isUnlocked } from '../module-settings/modules';
import type { RuleRow } from '../module-settings/rows';
import type { GuildRow } from '../guilds/rows';
import type { World } from '../../store/world';
import { categoriesIn, type CategorySpec } from './categories';
import { endOf, startOf } from '@/features/modules/definitions/quest/questTimes';
import { keepSlug, questSlug } from './questSlugs';
import { periodStart } from './recurrence';
import { startRow } from './rows';
import { tasksOf, type QuestTask } from './taskIds';

/** A quest with its rule's values. */
export interface QuestSpec {
  id: string;
  slug: string;
  title: string;
  status: 'SCHEDULED' | 'LIVE' | 'PAUSED' | 'ENDED';
  categoryId: string;
  /** Category of a quest on the board; if it is locked, so is the quest. */
  category?: CategorySpec;
  /** Why a quest is off the board; null where it is on it. Earlier submissions stay. */
  offBoard: string | null;
  values: Quest;
  tasks: QuestTask[];
  startsAt: number | null;
  endsAt: number | null;
  /** When it opened: earlier activity of members does not count. Later changes do not move it. */
  begunAt: number;
  /** Maximum number of members rewarded; null without a limit. */
  capacity: number | null;
}

/** The quests of a server: those on its board, in their order, and those off it. Drafts are in neither. */
export interface QuestsOfServer {
  board: QuestSpec[];
  /** Archived, switched off, or of a module that is off: members can still see their submissions. */
  away: QuestSpec[];
}

/** All quests of a server, divided into those on and off its board. */
export async function allQuestsOf(world: World, guild: GuildRow): Promise<QuestsOfServer> {
  const row = world.db.modules.find(
    ({ serverId, slug }) => serverId === guild.id && slug === 'quest',
  );
  if (!row) return { board: [], away: [] };
  const isOff = !row.enabled || !isUnlocked(world, guild, questModule.planItem);
  const all = row.rules.map((rule) => {
    keepSlug(world, guild.id, rule);
    const quest = questWith(world, rule, completed(questModule, rule.values));
    const offBoard = awayBecause(rule, quest.values, isOff);
    const status = statusAway(quest, offBoard);
    return Object.assign(quest, { offBoard, status });
  });
  const board = all.filter(({ offBoard }) => offBoard === null);
  const categories = new Map(categoriesIn(world, guild, board).map((each) => [each.id, each]));
  for (const quest of board) {
    const category = categories.get(quest.categoryId);
    if (category) quest.category = category;
  }
  return { board, away: all.filter(({ offBoard }) => offBoard !== null) };
}

/** The quests on the board of a server, in their order, without drafts and archived ones. */
export const questsOf = async (world: World, guild: GuildRow): Promise<QuestSpec[]> =>
  (await allQuestsOf(world, guild)).board;

function awayBecause({ enabled }: RuleRow, { publish }: Quest, isOff: boolean): string | null {
  if (publish === 'ARCHIVED') return 'This quest is archived.';
  if (publish === 'DRAFT') return 'This quest is a draft.';
  if (!enabled) return 'This quest is off.';
  return isOff ? 'Quests are off on this server or not in its package.' : null;
}

/** Members cannot start a quest that is off the board. */
function statusAway({ status, values }: QuestSpec, offBoard: string | null) {
  if (offBoard === null) return status;
  return values.publish === 'ARCHIVED' || status === 'ENDED' ? 'ENDED' : 'PAUSED';
}

/**
 * A quest with these values, whether or not it is on the board.
 *
 * @param saved read as they are; complete values of older versions before
 */
export function questWith(
  world: World,
  { id, updatedAt }: Pick<RuleRow, 'id' | 'updatedAt'>,
  saved: Values,
): QuestSpec {
  const values = questModule.read(saved);
  const now = world.clock.now();
  const startsAt = startOf(values);
  const endsAt = endOf(values);
  const limits = [values.claimLimit, values.method === 'FCFS' ? values.winners : 0].filter(
    (limit) => limit > 0,
  );
  return {
    id,
    slug: questSlug(world, { id, values }),
    title: values.name,
    status: statusOf(values.publish, now, startsAt, endsAt),
    categoryId: values.categoryId,
    offBoard: null,
    values,
    tasks: tasksOf(values, saved),
    startsAt,
    endsAt,
    begunAt: startRow(world.db, id)?.at ?? startsAt ?? updatedAt,
    capacity: limits.length === 0 ? null : Math.min(...limits),
  };
}

/**
 * Start of the time in which members' activity counts for a quest: its opening, or the start of the current period if
 * it recurs.
 */
export const countedSince = ({ clock }: World, { begunAt, values }: QuestSpec): number =>
  Math.max(begunAt, periodStart(values.recurrence, clock.now()) ?? 0);

function statusOf(
  publish: string,
  now: number,
  startsAt: number | null,
  endsAt: number | null,
): QuestSpec['status'] {
  if (publish === 'ENDED' || (endsAt !== null && now >= endsAt)) return 'ENDED';
  if (publish === 'PAUSED') return 'PAUSED';
  return startsAt !== null && now < startsAt ? 'SCHEDULED' : 'LIVE';
}

/** The name if it is one of `names`, otherwise the first of them. */
export const knownOrFirst = <const Names extends readonly [string, ...string[]]>(
  names: Names,
  name: string,
): Names[number] => names.find((each) => each === name) ?? names[0];
