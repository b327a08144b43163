import { featureFlagIds, type FeatureFlagId } from '@/features/staff/featureFlag';
import * as endpoints from '@/features/staff/featureFlagEndpoints';
import { isoOrNull } from '../../store/clock';
import { done, refuse, wrongFields } from '../../http/reply';
import { serve } from '../../http/serve';
import { authorOf } from '../accounts/authorOf';
import type { World } from '../../store/world';
import { setFeatureFlag } from './setFeatureFlag';
import { featureFlagRow, isPerServer } from './featureFlags';
import { serverName } from './words';

function featureFlagView(world: World, id: FeatureFlagId) {
  const row = featureFlagRow(world, id);
  return {
    id,
    state: row?.state ?? ('ON' as const),
    isPerServer: isPerServer(id),
    servers: (row?.serverIds ?? []).map((serverId) => ({
      id: serverId,
      name: serverName(world, serverId),
    })),
    version: row?.version ?? 0,
    at: isoOrNull(row?.at ?? null),
    by: row ? authorOf(world, row.by).name : null,
  };
}

export const featureFlagRoutes = serve(endpoints, {
  listFlags: ({ world }) => done({ flags: featureFlagIds.map((id) => featureFlagView(world, id)) }),

  updateFlag: ({ world, user, params, body }) => {
    const flagId = featureFlagIds.find((id) => id === params.flagId);
    if (flagId === undefined) return refuse('feature-flag-not-found', 'Feature flag not found.');
    if ((featureFlagRow(world, flagId)?.version ?? 0) !== body.version)
      return refuse('stale-version', 'Someone else changed this feature flag. Refresh to see it.');
    if (body.state === 'SOME' && !isPerServer(flagId))
      return wrongFields([
        { path: 'state', message: 'This flag can’t be turned on for some servers only.' },
      ]);
    const unknown = body.serverIds.find((id) => !world.db.guilds.some((guild) => guild.id === id));
    if (unknown !== undefined)
      return wrongFields([{ path: 'serverIds', message: `Unknown server: ${unknown}.` }]);
    setFeatureFlag(world, user.id, flagId, body);
    return done({ flag: featureFlagView(world, flagId) }, 'Saved');
  },
});
