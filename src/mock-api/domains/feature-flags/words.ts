import type { FeatureFlagId } from '@/features/staff/featureFlag';
import type { World } from '../../store/world';
import type { FeatureFlagRow } from './rows';

/** What a flag is called in the log. */
export const featureFlagNames: Readonly<Record<FeatureFlagId, string>> = {
  POINT_CLAIMS: 'Claims of points for tokens',
  PORTFOLIO_PRICES: 'Prices in portfolios',
  AMBASSADOR_SIGN_UP: 'Applications of ambassadors',
};

export const serverName = ({ db }: World, serverId: string): string =>
  db.guilds.find(({ id }) => id === serverId)?.name ?? serverId;

/** How a flag stands, for the log. */
export function stateText(
  world: World,
  row: Pick<FeatureFlagRow, 'state' | 'serverIds'> | null,
): string {
  if (row === null || row.state === 'ON') return 'On';
  if (row.state === 'OFF') return 'Off';
  return `On for ${row.serverIds.map((id) => serverName(world, id)).join(', ')}`;
}
