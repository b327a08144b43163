import { messageOf } from './chatMessage';
import { isOn, numberAt, textAt } from '@/features/bot-modules/engine/read';
import { unitsOf } from '@/features/bot-modules/fields/decimal';
import type { Values } from '@/features/bot-modules/fields/field';
import type { ActivityRow } from '../activity/rows';
import { randomOf } from '../../store/hashed';
import type { GuildRow } from '../guilds/rows';
import { createdAtOf } from '../guilds/snowflake';
import { activityEventsOf } from './activityEvents';
import type { MemberRow } from '../members/rows';
import { indexHoldings, type HoldingIndex } from '../conditions/holdingIndex';
import type { World } from '../../store/world';
import { maxBalanceOf, roomOf } from '../accrual-ledger/balance';
import { isMeant, payMessages, type HourPay, type Message } from './chat';
import { engageMultiplier, hasSource, payActivity, type EngageFacts } from './engage';
import { wholePoints } from '../accrual-ledger/currency';
import { holdFactorOf, type HoldFactor } from '../hold-to-earn/holdFactor';
import type { Period } from '../accrual-ledger/periods';
import { factsOf } from '../hold-to-earn/holdRuns';
import { chatPrograms, engageProgram, type Program } from '../accrual-ledger/programs';
import { CLAWBACK, LEVELS, type AccrualRunRow } from '../accrual-ledger/rows';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** How far back messages are compared to find repeats, ms. */
const BEFORE = DAY;

/** An hour to pay: the active rules, and the activity. */
export interface Hour {
  world: World;
  guild: GuildRow;
  period: Period;
  engage: Program;
  /** Rules of chat to earn that pay the currency, in their order. */
  chats: readonly Program[];
  index: HoldingIndex;
  /** Multipliers of hold-to-earn programs. */
  holdFactor: HoldFactor;
  /** All activity of the server up to the end of the hour, the first first. */
  activity: readonly ActivityRow[];
}

/** The rules that pay for activity on a server; null where none is in force. */
export function engageRules(world: World, guild: GuildRow) {
  const engage = engageProgram(world, guild);
  if (engage === null) return null;
  const chats = hasSource(engage.values, 'CHAT')
    ? chatPrograms(world, guild).filter(
        ({ isOn: isThere, values }) => isThere && textAt(values, 'pays') === 'CURRENCY',
      )
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
  rules: { engage: Program; chats: readonly Program[] },
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

/** What is known of a member at the end of an hour. */
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

/** The number that is drawn for a message, from 0 up to 1. */
export const drawOf = (messageId: string): number => randomOf(messageId, 'chat').next();

/** The number that decides whether a drop comes with a message, from 0 up to 1. */
export const dropDrawOf = (messageId: string): number => randomOf(messageId, 'drop').next();

/** The day of a moment, in UTC; midnight ends the day before. */
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

/** What a member was paid that day, by one rule or by all. */
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

/** When the last message of somebody was paid by a rule, also on the day before. */
const lastPaid = (runs: readonly AccrualRunRow[], userId: string, ruleId: string): number =>
  Math.max(
    0,
    ...runs
      .filter((run) => run.ruleId === ruleId && run.about !== LEVELS)
      .slice(-2)
      .flatMap(({ lines }) => lines.filter((line) => line.userId === userId))
      .map(({ last }) => last),
  );

/** A limit of a form in whole points; null where it is switched off. */
const limitOf = (values: Values, name: string, toggle?: string): number | null => {
  const units = toggle === undefined || isOn(values, toggle) ? unitsOf(values[name]) : null;
  return units === null ? null : wholePoints(units);
};

export const least = (...limits: (number | null)[]): number | null => {
  const given = limits.filter((limit) => limit !== null);
  return given.length === 0 ? null : Math.max(0, Math.min(...given));
};

/** What a member without points can earn in a day and in all where nobody else earns; null without a limit. */
export const limitsAlone = (values: Values) => ({
  day: least(limitOf(values, 'memberDailyCap'), limitOf(values, 'serverDailyCap', 'hasServerCap')),
  all: least(limitOf(values, 'budget'), maxBalanceOf(values)),
});

/** What a member may still earn that day and below the maximum balance, by all rules; null without a limit. */
export function memberLeft(
  { world, guild, engage: { values } }: Pick<Hour, 'world' | 'guild' | 'engage'>,
  runs: readonly AccrualRunRow[],
  userId: string,
  to: number,
) {
  const cap = limitOf(values, 'memberDailyCap');
  return least(
    cap === null ? null : cap - paidToday(runs, userId, to).points,
    roomOf(world, guild.id, values, userId),
  );
}

/** What is left of the budget, in whole points; null without one. */
export const budgetLeft = ({ values }: Program, runs: readonly AccrualRunRow[]): number | null => {
  const budget = limitOf(values, 'budget');
  return budget === null ? null : budget - runs.reduce((sum, { points }) => sum + points, 0);
};

/** What the server may still pay: that day, and at all. */
export function serverLeft(
  { values }: Program,
  runs: readonly AccrualRunRow[],
  to: number,
): number | null {
  const sum = (of: readonly AccrualRunRow[]) => of.reduce((all, { points }) => all + points, 0);
  const [day, all] = [limitOf(values, 'serverDailyCap', 'hasServerCap'), limitOf(values, 'budget')];
  return least(
    day === null
      ? null
      : day - sum(runs.filter((run) => run.about !== LEVELS && dayOf(run.to) === dayOf(to))),
    all === null ? null : all - sum(runs),
  );
}

/** A member’s messages of an hour that count by a rule, with what limits them. */
interface Written {
  hour: Pick<Hour, 'period' | 'guild' | 'activity'>;
  rule: Program;
  /** Rules that come first: what is meant for one of them does not count by this one. */
  earlier: readonly Program[];
  roles: ReadonlySet<string>;
  userId: string;
  /** Of the rule, and maybe of others. */
  runs: readonly AccrualRunRow[];
  /** What is left of limits over several rules, in whole points; null without any. */
  left: number | null;
  factor: number;
}

/** What a member’s messages of an hour bring by a rule: points, or XP. */
export function payWritten({
  hour: { period, guild, activity },
  rule,
  earlier,
  roles,
  userId,
  runs,
  left,
  factor,
}: Written): HourPay {
  const own = activity.filter((row) => row.userId === userId && row.kind === 'MESSAGE');
  const today = paidToday(runs, userId, period.to, rule.rule.id);
  const cap = numberAt(rule.values, 'dailyCap');
  const isElsewhere = (message: Message) =>
    earlier.some(({ values }) => isMeant(values, message, roles) === null);
  return payMessages(rule.values, {
    messages: own
      .filter(({ at }) => at > period.from)
      .map((row) => messageOf(guild, row))
      .filter((message) => !isElsewhere(message)),
    before: own
      .filter(({ at }) => at <= period.from && at > period.from - BEFORE)
      .map(({ text }) => text ?? ''),
    roles,
    counted: today.units,
    last: lastPaid(runs, userId, rule.rule.id),
    left: least(left, cap === 0 ? null : cap - today.points),
    draw: drawOf,
    dropDraw: dropDrawOf,
    factor,
  });
}

/** What a member’s messages of an hour pay by a rule; each message counts by the first rule that is meant. */
export function chatPay(
  hour: Hour,
  rule: Program,
  facts: EngageFacts,
  userId: string,
  runs: readonly AccrualRunRow[],
): HourPay {
  const { period, engage, chats } = hour;
  return payWritten({
    hour,
    rule,
    earlier: chats.slice(0, chats.indexOf(rule)),
    roles: facts.roles,
    userId,
    runs,
    left: memberLeft(hour, runs, userId, period.to),
    factor: numberAt(engage.values, 'chatWeight', 1) * engageMultiplier(engage.values, facts),
  });
}

/** What a member’s reactions and stays of an hour pay. */
export const activityPay = (
  hour: Hour,
  facts: EngageFacts,
  userId: string,
  runs: readonly AccrualRunRow[],
): HourPay =>
  payActivity(hour.engage.values, {
    ...activityEventsOf(hour, userId),
    left: memberLeft(hour, runs, userId, hour.period.to),
    factor: engageMultiplier(hour.engage.values, facts),
  });
