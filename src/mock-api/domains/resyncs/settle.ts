import { audit } from '../audit/audit';
import { hashOf } from '../../store/hashed';
import type { GuildRow } from '../guilds/rows';
import type { MemberRow } from '../members/rows';
import type { World } from '../../store/world';
import type { ResyncRow } from './rows';

/** How long Discord takes for a call. */
const CALL_MS = 1000;
/** Members of one call. */
export const MEMBERS_A_CALL = 250;
/** Of so many calls for members one is not answered, as it happens. */
const LOST_ONE_IN = 40;
/** Roles and channels take one each. */
const CALLS_BEFORE_MEMBERS = 2;

/** How many calls it takes to the end. */
export const callsOf = ({ total }: ResyncRow): number =>
  CALLS_BEFORE_MEMBERS + Math.ceil(total.members / MEMBERS_A_CALL);

/** The one that runs on a server: there is never more than one. */
export const resyncOn = ({ db }: World, serverId: string): ResyncRow | undefined =>
  db.resyncs.find((row) => row.serverId === serverId && row.endedAt === null);

/** Carries on what runs, up to now; of all servers unless one is named. To be called as often as one likes. */
export function settleResyncs(world: World, serverId?: string): void {
  for (const row of world.db.resyncs)
    if (row.endedAt === null && (serverId === undefined || row.serverId === serverId))
      goOn(world, row);
}

function goOn(world: World, row: ResyncRow): void {
  const due = Math.min(callsOf(row), Math.floor((world.clock.now() - row.at) / CALL_MS));
  if (due <= row.calls) return;
  const guild = world.db.guilds.find(({ id }) => id === row.serverId);
  const members = whoIsRead(world, row);
  for (let call = row.calls; call < due; call += 1) {
    row.calls = call + 1;
    if (!guild?.botPresent) {
      row.failures.push({ what: 'Server', why: 'The bot is no longer on this server.' });
      return end(world, row, 'FAILED');
    }
    make(guild, row, call, members);
  }
  if (row.calls === callsOf(row)) return end(world, row, null);
  world.changed();
}

/** Who was on the server when it began, in an order that stays. */
const whoIsRead = ({ db }: World, { serverId, at }: ResyncRow): MemberRow[] =>
  db.members.filter(
    (row) =>
      row.serverId === serverId && row.joinedAt <= at && (row.leftAt === null || row.leftAt > at),
  );

function make(guild: GuildRow, row: ResyncRow, call: number, members: readonly MemberRow[]): void {
  if (call === 0) row.read.roles = guild.roles.length;
  else if (call === 1) readChannels(guild, row);
  else readMembers(guild, row, (call - CALLS_BEFORE_MEMBERS) * MEMBERS_A_CALL, members);
}

function readChannels(guild: GuildRow, row: ResyncRow): void {
  for (const { name, botCanPost } of guild.channels) {
    if (botCanPost) row.read.channels += 1;
    else
      row.failures.push({
        what: `#${name}`,
        why: 'The bot can’t view this channel. Give it “View Channel” there.',
      });
  }
}

function readMembers(guild: GuildRow, row: ResyncRow, from: number, all: readonly MemberRow[]) {
  const members = all.slice(from, from + MEMBERS_A_CALL);
  if (hashOf(row.id, String(from)) % LOST_ONE_IN === 0) {
    const what = `Members ${String(from + 1)} to ${String(from + members.length)}`;
    row.failures.push({ what, why: 'Discord didn’t answer in time. Their data wasn’t changed.' });
    return;
  }
  const there = new Set(guild.roles.map(({ id }) => id));
  for (const member of members) {
    const held = member.roles.filter(({ roleId }) => there.has(roleId));
    if (held.length !== member.roles.length) row.corrected += 1;
    member.roles = held;
  }
  row.read.members += members.length;
}

function end(world: World, row: ResyncRow, cut: ResyncRow['cut']): void {
  row.endedAt = row.at + row.calls * CALL_MS;
  row.cut = cut;
  audit(world, null, cut === null ? 'resync.done' : 'resync.failed', row.serverId, {
    changes: [
      { field: 'Members read', before: null, after: String(row.read.members) },
      { field: 'Members corrected', before: null, after: String(row.corrected) },
      { field: 'Couldn’t be read', before: null, after: String(row.failures.length) },
    ],
  });
  world.changed();
}
