import type { FeatureFlagId } from '@/features/staff/featureFlag';
import type { World } from '../../store/world';
import type { FeatureFlagRow } from './rows';

/** Names of flags in the audit log. */
export const featureFlagNames: Readonly<Record<FeatureFlagId, string>> = {
  POINT_CLAIMS: 'Token claims',
  PORTFOLIO_PRICES: 'Portfolio prices',
  AMBASSADOR_SIGN_UP: 'Ambassador applications',
};

export const serverName = ({ db }: World, serverId: string): string =>
  db.guilds.find(({ id }) => id === serverId)?.name ?? serverId;

/** A flag's state, for the audit log. */
export function stateText(
  world: World,
  row: Pick<FeatureFlagRow, 'state' | 'serverIds'> | null,
): string {
  if (row === null || row.state === 'ON') return 'On';
  if (row.state === 'OFF') return 'Off';
  return `On for ${row.serverIds.map((id) => serverName(world, id)).join(', ')}`;
}
