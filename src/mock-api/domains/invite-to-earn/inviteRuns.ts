import { ONE } from '@/features/modules/common-fields/decimal';
import captcha from '@/features/modules/definitions/verification-bot/definition';
import { moduleRow } from '../module-settings/modules';
import type { ModuleRow } from '../module-settings/rows';
import type { GuildRow } from '../guilds/rows';
import { createdAtOf } from '../guilds/snowflake';
import type { MemberRow } from '../members/rows';
import type { World } from '../../store/world';
import { engageMultiplier, hasSource } from '../activity-earning/engage';
import { grouped } from '../../store/grouped';
import { oneOffRun, type OneOffReward } from '../accrual-ledger/oneOffRewards';
import { runIdOf, type Period } from '../accrual-ledger/periods';
import {
  dayOf,
  engageFactsOf,
  engageRules,
  engageRuns,
  hourOf,
  memberLeft,
  serverLeft,
} from '../activity-earning/engageHour';
import { inviteRewards, maturesAt } from './inviteRewards';
import type { InviteProgram } from '../accrual-ledger/programs';
import { CLAWBACK, type AccrualRunRow } from '../accrual-ledger/rows';
import { paidKeys } from '../accrual-ledger/clawback';
import type { PresentMembers } from '../accrual-ledger/memberPresence';

/** A member who came by an invitation, with the facts a campaign checks. */
export interface Came {
  /** Name of the invite in payouts. */
  key: string;
  userId: string;
  inviter: string;
  at: number;
  /** When the invite counts; Infinity while a requirement is not met. */
  ripeAt: number;
  /** When they left; null while they are a member. */
  goneAt: number | null;
  /** Whether they left and came back, which makes this invitation not the only reason. */
  hasReturned: boolean;
  /** Why the invite never counts. */
  never: 'MEMBER_BEFORE' | 'FAKE' | null;
}

/**
 * Returns a function for the time at which a member passed the captcha, from their roles; null where the server has no
 * captcha.
 */
function captchaOf({ roles }: GuildRow, { enabled, values }: ModuleRow) {
  const verified = new Set(captcha.read(values ?? {}).verifiedRoles);
  if (!enabled || !roles.some(({ id }) => verified.has(id))) return null;
  return (held: MemberRow['roles']): number =>
    Math.min(...held.filter(({ roleId }) => verified.has(roleId)).map(({ at }) => at));
}

/** Members who came to a server by invitations since a moment. */
export function cameTo(
  world: World,
  guild: GuildRow,
  program: InviteProgram,
  since: number,
): Came[] {
  const { db } = world;
  const inviters = new Map(
    db.questInvites
      .filter(({ serverId }) => serverId === guild.id)
      .map(({ code, userId }) => [code, userId]),
  );
  const passedAt = captchaOf(guild, moduleRow(world, guild, captcha.slug));
  const born = new Map(db.users.map(({ id, discordId }) => [id, createdAtOf(discordId) ?? 0]));
  return db.questInvited.flatMap(({ code, userId, at, wasMember, isFake }): Came[] => {
    const inviter = inviters.get(code);
    if (inviter === undefined || at < since) return [];
    const member = db.members.find((row) => row.serverId === guild.id && row.userId === userId);
    const written = db.activity
      .filter(
        (row) =>
          row.serverId === guild.id &&
          row.userId === userId &&
          row.kind === 'MESSAGE' &&
          row.at >= at,
      )
      .map((row) => row.at)
      .toSorted((one, other) => one - other);
    return [
      {
        key: `invite:${code}:${userId}`,
        userId,
        inviter,
        at,
        ripeAt: maturesAt(program.values, {
          at,
          bornAt: born.get(userId) ?? at,
          written,
          roles: member?.roles ?? [],
          passedAt: passedAt?.(member?.roles ?? []) ?? null,
        }),
        goneAt: goneAt(member, at),
        hasReturned: member !== undefined && member.joinedAt > at,
        never: userId === inviter || wasMember ? 'MEMBER_BEFORE' : isFake ? 'FAKE' : null,
      },
    ];
  });
}

/** A member who joined again later must have left in between. */
const goneAt = (member: MemberRow | undefined, at: number): number | null =>
  member === undefined || member.joinedAt > at ? (member?.joinedAt ?? at) : member.leftAt;

export const inviteRunsOf = ({ db }: World, serverId: string): AccrualRunRow[] =>
  db.accrualRuns.filter((run) => run.serverId === serverId && run.module === 'invite-to-earn');

const invitesIn = (runs: readonly AccrualRunRow[], userId: string): string[] =>
  runs
    .flatMap(({ lines }) => lines.filter((line) => line.userId === userId))
    .flatMap(({ of = {} }) => Object.keys(of))
    .filter((key) => key.startsWith('invite:'));

/** Number of a member's invites that a campaign paid that day, and of those that still count in all. */
export function invitesOf(runs: readonly AccrualRunRow[], userId: string, to: number) {
  const paid = runs.filter(({ about }) => about !== CLAWBACK);
  const today = paid.filter((run) => dayOf(run.to) === dayOf(to));
  const back = invitesIn(
    runs.filter(({ about }) => about === CLAWBACK),
    userId,
  );
  return {
    today: invitesIn(today, userId).length,
    valid: invitesIn(paid, userId).length - back.length,
  };
}

/** Engage to earn settings for invites on a server; null where they do not apply to invites. */
export function engageOfInvites(world: World, guild: GuildRow, period: Period) {
  const rules = engageRules(world, guild);
  return rules?.engage.isOn && hasSource(rules.engage.values, 'INVITE')
    ? { engage: rules.engage, hour: hourOf(world, guild, rules, period) }
    : null;
}

/** A campaign's run for an hour; null where it would be empty. Changes nothing. */
export function inviteRun(
  world: World,
  guild: GuildRow,
  program: InviteProgram,
  period: Period,
  came: readonly Came[],
  members: PresentMembers,
): AccrualRunRow | null {
  const { values, rule } = program;
  const { to } = period;
  const all = inviteRunsOf(world, guild.id);
  const own = all.filter(({ ruleId }) => ruleId === rule.id);
  const paid = paidKeys(all);
  const skipped: Record<string, number> = {};
  const skip = (reason: string) => {
    skipped[reason] = (skipped[reason] ?? 0) + 1;
  };
  const isNow = (at: number) => at > period.from && at <= to;
  for (const { never, at, goneAt: gone, ripeAt: ripe } of came)
    if (never !== null && isNow(at)) skip(never);
    else if (never === null && gone !== null && isNow(gone) && gone < ripe) skip('LEFT');
  const due = came
    .filter(
      (each) =>
        each.never === null &&
        each.ripeAt <= to &&
        (each.goneAt === null || each.goneAt > to) &&
        !each.hasReturned &&
        members.get(each.inviter) !== undefined &&
        !paid.has(`${each.inviter} ${each.key}`),
    )
    .toSorted((one, other) => one.ripeAt - other.ripeAt);
  // True for most hours, and the rest reads all activity of the server.
  if (due.length === 0 && Object.keys(skipped).length === 0) return null;
  const set = engageOfInvites(world, guild, period);
  const factorOf = (userId: string) => {
    const member = members.get(userId);
    if (!set || !member) return 1;
    const facts = engageFactsOf(set.hour, member.row, member.discordId);
    return (
      set.engage.values.inviteWeight *
      // The multiplier of hold-to-earn programs is for chat and posts only.
      engageMultiplier(set.engage.values, { ...facts, holding: 1 })
    );
  };
  const rewards: OneOffReward[] = [];
  for (const [userId, theirs] of grouped(due, ({ inviter }) => inviter)) {
    const { today, valid } = invitesOf(own, userId, to);
    const now = theirs.slice(0, Math.max(0, (values.dailyCap || 1) - today));
    for (const { ripeAt: ripe } of theirs.slice(now.length)) if (isNow(ripe)) skip('LIMIT');
    const factor = factorOf(userId);
    rewards.push(
      ...inviteRewards(values, {
        userId,
        keys: now.map(({ key }) => key),
        before: valid,
        isPaid: (key) => own.length > 0 && paidKeys(own).has(`${userId} ${key}`),
        factor,
      }),
      ...comers(values.inviteeReward, now),
    );
  }
  const run = oneOffRun({
    program,
    serverId: guild.id,
    period,
    id: runIdOf(rule.id, to),
    name: program.name,
    rewards,
    skipped,
    limits: {
      member: (userId) =>
        set ? memberLeft(set.hour, engageRuns(world, guild.id), userId, to) : null,
      all: set ? serverLeft(set.engage, engageRuns(world, guild.id), to) : null,
    },
    multiplierOf: factorOf,
  });
  return run && !set ? { ...run, isApart: true } : run;
}

const comers = (points: number, now: readonly Came[]): OneOffReward[] =>
  points === 0
    ? []
    : now.map(({ userId, key }) => ({
        userId,
        key: `came:${key}`,
        worth: BigInt(points) * ONE,
        units: 1,
      }));
