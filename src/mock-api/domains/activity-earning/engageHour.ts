import type { EngageSettings } from '@/features/modules/definitions/engage-to-earn/fields';
import { DAY } from '@/shared/time/durations';
import type { ActivityRow } from '../activity/rows';
import type { GuildRow } from '../guilds/rows';
import { createdAtOf } from '../guilds/snowflake';
import type { MemberRow } from '../members/rows';
import { indexHoldings, type HoldingIndex } from '../conditions/holdingIndex';
import type { World } from '../../store/world';
import { maxBalanceOf, roomOf } from '../accrual-ledger/balance';
import { hasSource, type EngageFacts } from './engage';
import { wholePoints, wholePointsOf } from '../accrual-ledger/currency';
import { holdFactorOf, type HoldFactor } from '../hold-to-earn/holdFactor';
import type { Period } from '../accrual-ledger/periods';
import { factsOf } from '../hold-to-earn/holdRuns';
import {
  chatPrograms,
  engageProgram,
  type ChatProgram,
  type EngageProgram,
} from '../accrual-ledger/programs';
import { CLAWBACK, LEVELS, type AccrualRunRow } from '../accrual-ledger/rows';

/** An hour to pay: the active rules, and the activity. */
export interface Hour {
  world: World;
  guild: GuildRow;
  period: Period;
  engage: EngageProgram;
  /** Chat to earn rules that pay the currency, in their order. */
  chats: readonly ChatProgram[];
  index: HoldingIndex;
  /** Multipliers of hold-to-earn programs. */
  holdFactor: HoldFactor;
  /** All activity of the server up to the end of the hour, oldest first. */
  activity: readonly ActivityRow[];
}

/** The rules that pay for activity on a server; null without Engage to earn. */
export function engageRules(world: World, guild: GuildRow) {
  const engage = engageProgram(world, guild);
  if (engage === null) return null;
  const chats = hasSource(engage.values, 'CHAT')
    ? chatPrograms(world, guild).filter(({ isOn, values }) => isOn && values.pays === 'CURRENCY')
    : [];
  return { engage, chats };
}

/** Activity on a server up to `to`, oldest first, without messages the auto moderator deleted. */
export const activityUntil = ({ db }: World, serverId: string, to: number): ActivityRow[] =>
  db.activity
    .filter((row) => row.serverId === serverId && row.at <= to && row.deletedAt === undefined)
    .toSorted((one, other) => one.at - other.at);

export const hourOf = (
  world: World,
  guild: GuildRow,
  rules: Pick<Hour, 'engage' | 'chats'>,
  period: Period,
  activity = activityUntil(world, guild.id, period.to),
  index = indexHoldings(world),
  holdFactor = holdFactorOf(world, guild),
): Hour => ({
  world,
  guild,
  period,
  ...rules,
  index,
  holdFactor,
  activity: activity.slice(0, activity.findLastIndex(({ at }) => at <= period.to) + 1),
});

/** Facts about a member at the end of an hour. */
export function engageFactsOf(hour: Hour, member: MemberRow, discordId: string): EngageFacts {
  const { from, to } = hour.period;
  const { held, roles } = factsOf(hour.index, member, { from, at: to, streak: 0 });
  return {
    at: to - 1,
    joinedAt: member.joinedAt,
    bornAt: createdAtOf(discordId) ?? 0,
    hasWallet: held !== null,
    roles,
    pieces: (collection) =>
      wholePoints((held?.(collection) ?? []).reduce((sum, { amount }) => sum + amount, 0n)),
    holding: hour.holdFactor(member.userId, to - 1),
  };
}

/** Day number of a period's end, in UTC; midnight belongs to the day before. */
export const dayOf = (to: number): number => Math.floor((to - 1) / DAY);

/** Runs of activity on a server. */
export const engageRuns = ({ db }: World, serverId: string): AccrualRunRow[] =>
  db.accrualRuns.filter(
    (run) =>
      run.serverId === serverId &&
      run.module !== 'hold-to-earn' &&
      run.isApart !== true &&
      run.isXp !== true &&
      run.about !== CLAWBACK,
  );

/** A member's pay that day, by one rule or by all. */
export const paidToday = (
  runs: readonly AccrualRunRow[],
  userId: string,
  to: number,
  ruleId?: string,
) => {
  const lines = runs
    .filter(
      (run) =>
        run.about !== LEVELS &&
        dayOf(run.to) === dayOf(to) &&
        (ruleId ?? run.ruleId) === run.ruleId,
    )
    .flatMap((run) => run.lines.filter((line) => line.userId === userId));
  return {
    points: lines.reduce((sum, { points }) => sum + points, 0),
    units: lines.reduce((sum, { units }) => sum + units, 0),
    last: Math.max(0, ...lines.map(({ last }) => last)),
  };
};

/** Daily limit of all members together, in whole points; null without a limit. */
const serverCapOf = ({ hasServerCap, serverDailyCap }: EngageSettings): number | null =>
  hasServerCap ? wholePointsOf(serverDailyCap) : null;

export const least = (...limits: (number | null)[]): number | null => {
  const given = limits.filter((limit) => limit !== null);
  return given.length === 0 ? null : Math.max(0, Math.min(...given));
};

/** Limits of a member without points, for a day and in total, if no one else earns; null without a limit. */
export const limitsAlone = (settings: EngageSettings) => ({
  day: least(wholePointsOf(settings.memberDailyCap), serverCapOf(settings)),
  all: least(wholePointsOf(settings.budget), maxBalanceOf(settings)),
});

/** Points a member may still earn that day below the maximum balance, by all rules; null without a limit. */
export function memberLeft(
  { world, guild, engage: { values } }: Pick<Hour, 'world' | 'guild' | 'engage'>,
  runs: readonly AccrualRunRow[],
  userId: string,
  to: number,
) {
  const cap = wholePointsOf(values.memberDailyCap);
  return least(
    cap === null ? null : cap - paidToday(runs, userId, to).points,
    roomOf(world, guild.id, values, userId),
  );
}

/** Rest of the budget, in whole points; null without one. */
export const budgetLeft = (
  { values }: EngageProgram,
  runs: readonly AccrualRunRow[],
): number | null => {
  const budget = wholePointsOf(values.budget);
  return budget === null ? null : budget - runs.reduce((sum, { points }) => sum + points, 0);
};

/** Points the server may still pay, by the limits of the day and of the budget. */
export function serverLeft(
  { values }: EngageProgram,
  runs: readonly AccrualRunRow[],
  to: number,
): number | null {
  const sum = (of: readonly AccrualRunRow[]) => of.reduce((all, { points }) => all + points, 0);
  const [day, all] = [serverCapOf(values), wholePointsOf(values.budget)];
  return least(
    day === null
      ? null
      : day - sum(runs.filter((run) => run.about !== LEVELS && dayOf(run.to) === dayOf(to))),
    all === null ? null : all - sum(runs),
  );
}
