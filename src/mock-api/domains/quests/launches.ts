import type { RuleRow } from '../module-settings/rows';
import type { World } from '../../store/world';
import type { QuestSpec } from './questOf';

type Dates = Pick<RuleRow, 'createdAt' | 'updatedAt'>;

/** In these a quest is off the board for members; it goes live again when it leaves them. */
const RESTING: readonly string[] = ['SCHEDULED', 'ENDED'];
const isResting = ({ status, values }: QuestSpec): boolean =>
  RESTING.includes(status) || ['DRAFT', 'ARCHIVED'].includes(values.publish);

/**
 * When a quest went live last, by hand or by its start time, ms since 1970; null while it isn't live. A pause ends
 * nothing. Looked at whenever a quest is looked at, and before it is changed.
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

/** A moment after what made it live: what is saved counts from then on. */
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
