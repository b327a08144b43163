import type { resyncStates } from '@/features/staff/resync';
import * as endpoints from '@/features/staff/resyncEndpoints';
import { searchMatcher } from '@/shared/text/searchable';
import { audit } from '../audit/audit';
import { iso, isoOrNull } from '../../store/clock';
import { byFields, pageOf } from '../../http/paging';
import { done, refuse } from '../../http/reply';
import { serve } from '../../http/serve';
import { membersOf } from '../members/members';
import { authorOf } from '../accounts/authorOf';
import { nextId, type World } from '../../store/world';
import type { ResyncRow } from './rows';
import { callsOf, resyncOn, settleResyncs } from './settle';

function stateOf({ endedAt, cut }: ResyncRow): (typeof resyncStates)[number] {
  return endedAt === null ? 'RUNNING' : (cut ?? 'DONE');
}

const resyncView = (world: World, row: ResyncRow) => ({
  id: row.id,
  serverId: row.serverId,
  server: world.db.guilds.find(({ id }) => id === row.serverId)?.name ?? row.serverId,
  state: stateOf(row),
  by: authorOf(world, row.by).name,
  at: iso(row.at),
  endedAt: isoOrNull(row.endedAt),
  calls: { read: row.calls, total: callsOf(row) },
  roles: { read: row.read.roles, total: row.total.roles },
  channels: { read: row.read.channels, total: row.total.channels },
  members: { read: row.read.members, total: row.total.members },
  corrected: row.corrected,
  failures: row.failures,
});

/** When each server was last read to the end, ms. */
function lastReads({ db }: World): Map<string, number> {
  const last = new Map<string, number>();
  for (const { serverId, endedAt, cut } of db.resyncs)
    if (endedAt !== null && cut === null)
      last.set(serverId, Math.max(endedAt, last.get(serverId) ?? 0));
  return last;
}

function membersByServer({ db }: World): Map<string, number> {
  const members = new Map<string, number>();
  for (const { serverId, leftAt } of db.members)
    if (leftAt === null) members.set(serverId, (members.get(serverId) ?? 0) + 1);
  return members;
}

export const resyncRoutes = serve(endpoints, {
  listStaffServers: ({ world, query }) => {
    settleResyncs(world);
    const matches = searchMatcher(query.search ?? '');
    const last = lastReads(world);
    const members = membersByServer(world);
    const rows = world.db.guilds
      .filter(({ name, id }) => matches(name, id))
      .toSorted(byFields('name', 'id'));
    const { items, ...page } = pageOf(rows, query);
    return done({
      ...page,
      items: items.map(({ id, name, botPresent }) => ({
        id,
        name,
        hasBot: botPresent,
        members: members.get(id) ?? 0,
        isRunning: resyncOn(world, id) !== undefined,
        readAt: isoOrNull(last.get(id) ?? null),
      })),
    });
  },

  listResyncs: ({ world, query }) => {
    settleResyncs(world);
    const rows = world.db.resyncs.toReversed();
    const { items, ...page } = pageOf(
      rows.filter(({ endedAt }) => endedAt !== null),
      query,
    );
    const running = rows.filter(({ endedAt }) => endedAt === null);
    return done({
      ...page,
      items: items.map((row) => resyncView(world, row)),
      running: running.map((row) => resyncView(world, row)),
    });
  },

  startResync: ({ world, user, body }) => {
    const guild = world.db.guilds.find(({ id }) => id === body.serverId);
    if (!guild) return refuse('server-not-found', 'Server not found.');
    settleResyncs(world, guild.id);
    if (!guild.botPresent)
      return refuse('bot-missing', 'The bot isn’t on this server, so it can’t be re-synced.');
    if (resyncOn(world, guild.id))
      return refuse(
        'already-running',
        `${guild.name} is already being re-synced. Wait until it’s done, or stop it.`,
      );
    const row: ResyncRow = {
      id: nextId(world, 'rsy'),
      serverId: guild.id,
      by: user.id,
      at: world.clock.now(),
      calls: 0,
      total: {
        roles: guild.roles.length,
        channels: guild.channels.length,
        members: membersOf(world, guild.id).length,
      },
      read: { roles: 0, channels: 0, members: 0 },
      corrected: 0,
      failures: [],
      endedAt: null,
      cut: null,
    };
    world.db.resyncs.push(row);
    audit(world, user.id, 'resync.started', guild.id);
    world.changed();
    return done({ resync: resyncView(world, row) }, 'Re-sync started');
  },

  stopResync: ({ world, user, params }) => {
    settleResyncs(world);
    const row = world.db.resyncs.find(({ id }) => id === params.resyncId);
    if (!row) return refuse('resync-not-found', 'Re-sync not found.');
    if (row.endedAt !== null) return refuse('already-ended', 'This re-sync has already ended.');
    Object.assign(row, { endedAt: world.clock.now(), cut: 'STOPPED' });
    audit(world, user.id, 'resync.stopped', row.serverId);
    world.changed();
    return done({ resync: resyncView(world, row) }, 'Re-sync stopped');
  },
});
