import { DAY, HOUR } from '@/shared/time/durations';
import { rolesInReach } from '../guilds/rolesInReach';
import type { GuildRow } from '../guilds/rows';
import { giveRole } from '../members/members';
import type { World } from '../../store/world';
import { dayOf } from '../activity-earning/engageHour';
import { milestonesOf } from './inviteRewards';
import { cameTo, inviteRun, type Came } from './inviteRuns';
import { accrualOf, keepRun } from '../accrual-ledger/ledger';
import { lastHour } from '../accrual-ledger/periods';
import { invitePrograms, wasUnlocked, type InviteProgram } from '../accrual-ledger/programs';
import type { AccrualRow, AccrualRunRow } from '../accrual-ledger/rows';
import { clawbackRun } from '../accrual-ledger/clawback';
import { memberPresence, type PresentMembers } from '../accrual-ledger/memberPresence';

/** ENGAGE_TO_EARN (spec §3): invites belong to it (docs/product/earning-programs.md). */
const ENGAGE_TO_EARN = 23;

/** The end of the hour that contains a moment. */
export const hourEnd = (at: number): number => Math.ceil(at / HOUR) * HOUR;

/** Active campaigns, and how far each was paid. An invited member counts for the first campaign that was on then. */
export function campaignsOf(world: World, guild: GuildRow) {
  const now = world.clock.now();
  const found = invitePrograms(world, guild).flatMap((program) => {
    const row = accrualOf(world, guild.id, program, now);
    return row === null ? [] : [{ program, row }];
  });
  return found.map(({ program, row }, place) => {
    const isEarlier = (at: number) =>
      found.slice(0, place).some((each) => each.program.isOn && each.row.startedAt <= at);
    const came = program.isOn
      ? cameTo(world, guild, program, row.startedAt).filter(({ at }) => !isEarlier(at))
      : [];
    return { program, row, came };
  });
}

/** Pays invites that have come to count, and takes back the pay for members who left too soon. */
export function settleInvites(
  world: World,
  guild: GuildRow,
  until = lastHour(world.clock.now()),
): void {
  const open = invitePrograms(world, guild).some(({ rule, isOn }) => {
    const row = world.db.accruals.find(({ ruleId }) => ruleId === rule.id);
    return row ? row.settledTo < until || row.version !== rule.version : isOn;
  });
  if (!open) return;
  for (const { program, row, came } of campaignsOf(world, guild)) {
    if (until <= row.settledTo) continue;
    const ends = endsOf(program, row, came, until);
    row.settledTo = until;
    const membersAt = memberPresence(world, guild.id);
    for (const to of ends)
      if (wasUnlocked(world, guild.id, 'invite-to-earn', to))
        payHour(world, guild, program, { to, came, members: membersAt(to) });
    world.changed();
  }
}

/** The ends of hours with possible payments; other hours are skipped. */
function endsOf(
  { values }: InviteProgram,
  { settledTo }: AccrualRow,
  came: readonly Came[],
  until: number,
): number[] {
  if (came.length === 0) return [];
  const first = (Math.floor(settledTo / HOUR) + 1) * HOUR;
  // Invites over a day's limit are paid in the first hour of a later day.
  const days = Array.from(
    { length: Math.max(0, dayOf(until) - dayOf(first)) },
    (_, place) => (dayOf(first) + 1 + place) * DAY + HOUR,
  );
  const stay = values.clawback * DAY;
  const ends = came.flatMap(({ at, ripeAt, goneAt }) => [
    hourEnd(at),
    ...(Number.isFinite(ripeAt) ? [hourEnd(ripeAt)] : []),
    ...(goneAt !== null && goneAt - at <= Math.max(stay, ripeAt - at) ? [hourEnd(goneAt)] : []),
  ]);
  return [...new Set([first, ...days, ...ends])]
    .filter((to) => to > settledTo && to <= until)
    .toSorted((one, other) => one - other);
}

function payHour(
  world: World,
  guild: GuildRow,
  program: InviteProgram,
  { to, came, members }: { to: number; came: readonly Came[]; members: PresentMembers },
): void {
  const period = { from: to - HOUR, to };
  const run = inviteRun(world, guild, program, period, came, members);
  if (run) {
    keepRun(world, run, ENGAGE_TO_EARN);
    giveRoles(world, guild, program, run);
  }
  const stay = program.values.clawback * DAY;
  const lost = came
    .filter(({ at, goneAt }) => goneAt !== null && goneAt <= to && goneAt - at < stay)
    .flatMap(({ inviter, userId, key }) => [
      { userId: inviter, key },
      { userId, key: `came:${key}` },
    ]);
  const back = clawbackRun(world, guild.id, program, period, lost);
  if (back) keepRun(world, run?.isApart ? { ...back, isApart: true } : back, ENGAGE_TO_EARN);
}

/** Gives the roles of reached milestones, if the bot can manage them. */
function giveRoles(
  world: World,
  guild: GuildRow,
  { rule, values }: InviteProgram,
  run: AccrualRunRow,
) {
  const reach = rolesInReach(guild);
  for (const { userId, of = {} } of run.lines) {
    const wanted = milestonesOf(values)
      .filter(({ key }) => of[key] !== undefined)
      .flatMap(({ roles }) => roles);
    const member = world.db.members.find(
      (row) => row.serverId === guild.id && row.userId === userId && row.leftAt === null,
    );
    for (const roleId of reach.keys())
      if (member && wanted.includes(roleId))
        giveRole(member, { roleId, source: 'RULE', because: rule.id, at: run.to });
  }
}
