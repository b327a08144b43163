import type { ModuleRow } from '../module-settings/rows';
import { rebaseDates } from '../../store/rebaseDates';
import type { PointsEntryRow, XpRow } from './rows';
import { openingXp } from './xp';

/** XP of members where chat to earn is set up: they wrote there long before, the busy ones the most. */
export function seedXp(
  now: number,
  modules: readonly ModuleRow[],
  points: readonly PointsEntryRow[],
): XpRow[] {
  const chatty = modules.filter(({ slug }) => slug === 'chat-to-earn');
  const rows = openingXp(points).filter((row) =>
    chatty.some(({ serverId }) => serverId === row.serverId),
  );
  return rebaseDates(rows, now);
}
