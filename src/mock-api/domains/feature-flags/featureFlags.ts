import type { FeatureFlagId } from '@/features/staff/featureFlag';
import type { World } from '../../store/world';
import type { FeatureFlagRow } from './rows';

/** Those that can be on for some servers alone: what they switch happens on one. */
const perServer: readonly FeatureFlagId[] = ['POINT_CLAIMS'];

export const isPerServer = (id: FeatureFlagId): boolean => perServer.includes(id);

export const featureFlagRow = ({ db }: World, id: FeatureFlagId): FeatureFlagRow | undefined =>
  db.flags.find((row) => row.id === id);

/** Whether something is on, everywhere or on that server. To be asked where it is done (ADR feature-flags). */
export function isFeatureOn(world: World, id: FeatureFlagId, serverId?: string): boolean {
  const row = featureFlagRow(world, id);
  if (!row || row.state === 'ON') return true;
  return row.state === 'SOME' && serverId !== undefined && row.serverIds.includes(serverId);
}
