import type { FlagId } from '@/features/staff-desk/flag';
import type { World } from '../../store/world';
import type { FlagRow } from './rows';

/** Those that can be on for some servers alone: what they switch happens on one. */
const perServer: readonly FlagId[] = ['POINT_CLAIMS'];

export const isPerServer = (id: FlagId): boolean => perServer.includes(id);

export const flagRow = ({ db }: World, id: FlagId): FlagRow | undefined =>
  db.flags.find((row) => row.id === id);

/** Whether something is on, everywhere or on that server. To be asked where it is done (decision 125). */
export function isOn(world: World, id: FlagId, serverId?: string): boolean {
  const row = flagRow(world, id);
  if (!row || row.state === 'ON') return true;
  return row.state === 'SOME' && serverId !== undefined && row.serverIds.includes(serverId);
}
