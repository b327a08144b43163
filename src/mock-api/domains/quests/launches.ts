import type { RuleRow } from '../module-settings/rows';
import type { World } from '../../store/world';
import type { QuestSpec } from './questOf';

type Dates = Pick<RuleRow, 'createdAt' | 'updatedAt'>;

/** Statuses in which a quest is off the board for members; leaving them makes it live again. */
const RESTING: readonly string[] = ['SCHEDULED', 'ENDED'];
const isResting = ({ status, values }: QuestSpec): boolean =>
  RESTING.includes(status) || ['DRAFT', 'ARCHIVED'].includes(values.publish);

/**
 * When a quest last went live, manually or at its start time, ms since 1970; null while it isn't live. A pause does not
 * end it. Called for every read of a quest, and before it is changed.
 */
export function launchOf(
  world: World,
  serverId: string,
  quest: QuestSpec,
  dates: Dates,
): number | null {
  const { questLaunches } = world.db;
  const row = questLaunches.find(({ questId }) => questId === quest.id);
  if (isResting(quest)) {
    if (row && !row.isOver) {
      row.isOver = true;
      world.changed();
    }
    return null;
  }
  if (quest.status !== 'LIVE') return null;
  if (row && !row.isOver) return row.at;
  const at = launchedAt(world, quest, dates, row === undefined);
  if (row) Object.assign(row, { at, isOver: false });
  else questLaunches.push({ questId: quest.id, serverId, at, isOver: false });
  world.changed();
  return at;
}

/** Just after the change that made it live, because changes apply from then on. */
function launchedAt(
  world: World,
  { id, startsAt }: QuestSpec,
  { createdAt = 0, updatedAt }: Dates,
  isFirst: boolean,
): number {
  const known = isFirst
    ? world.db.questStarts.find(({ questId }) => questId === id)?.at
    : undefined;
  return Math.max(known ?? Math.max(startsAt ?? 0, updatedAt), createdAt) + 1;
}
