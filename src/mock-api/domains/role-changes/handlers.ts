import type { changeStates, resultStates } from '@/features/server/members/roleChange';
import * as endpoints from '@/features/server/members/roleEndpoints';
import { counted } from '@/shared/text/language';
import { audit } from '../audit/audit';
import { iso, isoOrNull } from '../../store/clock';
import type { GuildRow } from '../guilds/rows';
import { holderView } from '../holder-checks/views';
import { pageOf } from '../../http/paging';
import { done, refuse, Refusal } from '../../http/reply';
import { serve } from '../../http/serve';
import { authorOf } from '../accounts/authorOf';
import { nextId, type World } from '../../store/world';
import { planOf, planView } from './plan';
import type { RoleChangeRow } from './rows';
import { runningOn } from './settle';

const NONE = 'Change not found.';

function changeAt(
  world: World,
  guild: GuildRow,
  id: string,
): RoleChangeRow | Refusal<'role-change-not-found'> {
  const found = world.db.roleChanges.find((row) => row.serverId === guild.id && row.id === id);
  return found ?? refuse('role-change-not-found', NONE);
}

function changeView(world: World, guild: GuildRow, row: RoleChangeRow) {
  const role = guild.roles.find(({ id }) => id === row.roleId);
  const count = (state: string) => row.results.filter((each) => each.state === state).length;
  return {
    id: row.id,
    role: role ? { id: role.id, name: role.name, color: role.color } : null,
    action: row.action,
    state: stateOf(row),
    by: authorOf(world, row.by).name,
    at: iso(row.at),
    endedAt: isoOrNull(row.endedAt),
    total: row.members.length,
    done: count('DONE'),
    skipped: count('SKIPPED'),
    failed: count('FAILED'),
  };
}

function stateOf({ endedAt, isStopped }: RoleChangeRow): (typeof changeStates)[number] {
  if (endedAt === null) return 'RUNNING';
  return isStopped ? 'STOPPED' : 'DONE';
}

/** Failures come first, because they are left to do. */
const urgency = ({ state }: { state: (typeof resultStates)[number] }) =>
  ['FAILED', 'SKIPPED', 'DONE'].indexOf(state);

/** "@Holder, 12 members" */
const changeText = ({ roles }: GuildRow, { roleId, members }: RoleChangeRow): string =>
  `@${roles.find(({ id }) => id === roleId)?.name ?? 'deleted role'}, ${counted(members.length, 'member')}`;

export const roleChangeRoutes = serve(endpoints, {
  previewBulkRoleChange: ({ world, user, guild, body }) => {
    const asked = { world, guild, user };
    const plan = planOf(asked, body);
    return plan instanceof Refusal ? plan : done(planView(asked, body, plan));
  },

  startBulkRoleChange: ({ world, user, guild, body }) => {
    if (runningOn(world, guild.id))
      return refuse(
        'already-running',
        'A bulk role change is already running on this server. Wait for it or stop it.',
      );
    const plan = planOf({ world, guild, user }, body);
    if (plan instanceof Refusal) return plan;
    if (plan.problem !== null) return refuse('role-not-changeable', plan.problem);
    if (plan.change.length === 0) return refuse('nothing-to-change', 'No members to change.');
    const row: RoleChangeRow = {
      id: nextId(world, 'rch'),
      serverId: guild.id,
      roleId: body.roleId,
      action: body.action,
      by: user.id,
      at: world.clock.now(),
      members: plan.change.map(({ userId }) => userId),
      results: [],
      endedAt: null,
      isStopped: false,
    };
    world.db.roleChanges.push(row);
    audit(world, user.id, `roles.${body.action === 'GIVE' ? 'given' : 'taken'}`, guild.id, {
      subject: changeText(guild, row),
    });
    world.changed();
    return done({ change: changeView(world, guild, row) }, 'Started.');
  },

  listBulkRoleChanges: ({ world, guild, query }) => {
    const rows = world.db.roleChanges.filter(({ serverId }) => serverId === guild.id);
    const { items, ...page } = pageOf(rows.toReversed(), query);
    return done({ ...page, items: items.map((row) => changeView(world, guild, row)) });
  },

  getBulkRoleChange: ({ world, guild, params, query }) => {
    const row = changeAt(world, guild, params.changeId);
    if (row instanceof Refusal) return row;
    const users = new Map(world.db.users.map((each) => [each.id, each]));
    const results = row.results
      .filter(({ state }) => query.state === undefined || state === query.state)
      .toSorted((one, other) => urgency(one) - urgency(other));
    const { items, ...page } = pageOf(results, query);
    return done({
      change: changeView(world, guild, row),
      ...page,
      items: items.map(({ userId, state, why }) =>
        Object.assign(holderView(userId, users.get(userId)), { state, why }),
      ),
    });
  },

  stopBulkRoleChange: ({ world, user, guild, params }) => {
    const row = changeAt(world, guild, params.changeId);
    if (row instanceof Refusal) return row;
    if (row.endedAt !== null)
      return refuse('already-ended', 'This bulk role change already ended.');
    Object.assign(row, { endedAt: world.clock.now(), isStopped: true });
    audit(world, user.id, 'roles.change-stopped', guild.id, { subject: changeText(guild, row) });
    world.changed();
    return done({ change: changeView(world, guild, row) }, 'Stopped.');
  },
});
