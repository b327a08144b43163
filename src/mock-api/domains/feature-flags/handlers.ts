import { flagIds, type FlagId } from '@/features/staff-desk/flag';
import * as endpoints from '@/features/staff-desk/flagEndpoints';
import { isoOrNull } from '../../store/clock';
import { done, refuse, wrongFields } from '../../http/reply';
import { serve } from '../../http/serve';
import { authorOf } from '../accounts/authorOf';
import type { World } from '../../store/world';
import { setFlag } from './change';
import { flagRow, isPerServer } from './flags';
import { serverName } from './words';

function flagView(world: World, id: FlagId) {
  const row = flagRow(world, id);
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

export const flagRoutes = serve(endpoints, {
  listFlags: ({ world }) => done({ flags: flagIds.map((id) => flagView(world, id)) }),

  changeFlag: ({ world, user, params, body }) => {
    const flagId = flagIds.find((id) => id === params.flagId);
    if (flagId === undefined) return refuse(404, 'There is no such flag.');
    if ((flagRow(world, flagId)?.version ?? 0) !== body.version)
      return refuse(409, 'Somebody else has changed it meanwhile. Look at it first.');
    if (body.state === 'SOME' && !isPerServer(flagId))
      return wrongFields([{ path: 'state', message: 'It is on for all or for none.' }]);
    const unknown = body.serverIds.find((id) => !world.db.guilds.some((guild) => guild.id === id));
    if (unknown !== undefined)
      return wrongFields([{ path: 'serverIds', message: `There is no server ${unknown}.` }]);
    setFlag(world, user.id, flagId, body);
    return done({ flag: flagView(world, flagId) }, 'Changed.');
  },
});
