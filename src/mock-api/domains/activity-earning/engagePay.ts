import { DAY } from '@/shared/time/durations';
import { messageOf } from './chatMessage';
import { randomOf } from '../../store/hashed';
import { activityEventsOf } from './activityEvents';
import { isMeant, payMessages, type HourPay, type Message } from './chat';
import { engageMultiplier, payActivity, type EngageFacts } from './engage';
import { least, memberLeft, paidToday, type Hour } from './engageHour';
import type { ChatProgram } from '../accrual-ledger/programs';
import { LEVELS, type AccrualRunRow } from '../accrual-ledger/rows';

/** Time range messages are compared to find repeats, ms. */
const BEFORE = DAY;

/** Random number of a message, from 0 up to 1. */
export const drawOf = (messageId: string): number => randomOf(messageId, 'chat').next();

/** Random number that decides whether a message gets a drop, from 0 up to 1. */
export const dropDrawOf = (messageId: string): number => randomOf(messageId, 'drop').next();

/** When a rule last paid a member for a message, also on the day before. */
const lastPaid = (runs: readonly AccrualRunRow[], userId: string, ruleId: string): number =>
  Math.max(
    0,
    ...runs
      .filter((run) => run.ruleId === ruleId && run.about !== LEVELS)
      .slice(-2)
      .flatMap(({ lines }) => lines.filter((line) => line.userId === userId))
      .map(({ last }) => last),
  );

/** A member's messages of an hour that a rule may count, with their limits. */
interface Written {
  hour: Pick<Hour, 'period' | 'guild' | 'activity'>;
  rule: ChatProgram;
  /** Rules with priority: a message that one of them applies to does not count for this one. */
  earlier: readonly ChatProgram[];
  roles: ReadonlySet<string>;
  userId: string;
  /** Runs of this rule; may include other rules. */
  runs: readonly AccrualRunRow[];
  /** Rest of limits shared by several rules, in whole points; null without limits. */
  left: number | null;
  factor: number;
}

/** Pay for a member's messages of an hour by a rule: points, or XP. */
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
  const { dailyCap } = rule.values;
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
    left: least(left, dailyCap === 0 ? null : dailyCap - today.points),
    draw: drawOf,
    dropDraw: dropDrawOf,
    factor,
  });
}

/** Pay for a member's messages of an hour by a rule; each message counts for the first rule that applies to it. */
export function chatPay(
  hour: Hour,
  rule: ChatProgram,
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
    factor: engage.values.chatWeight * engageMultiplier(engage.values, facts),
  });
}

/** Pay for a member's reactions and voice stays of an hour. */
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
