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

/** The number that is drawn for a message, from 0 up to 1. */
export const drawOf = (messageId: string): number => randomOf(messageId, 'chat').next();

/** The number that decides whether a drop comes with a message, from 0 up to 1. */
export const dropDrawOf = (messageId: string): number => randomOf(messageId, 'drop').next();

/** When the last message of a member was paid by a rule, also on the day before. */
const lastPaid = (runs: readonly AccrualRunRow[], userId: string, ruleId: string): number =>
  Math.max(
    0,
    ...runs
      .filter((run) => run.ruleId === ruleId && run.about !== LEVELS)
      .slice(-2)
      .flatMap(({ lines }) => lines.filter((line) => line.userId === userId))
      .map(({ last }) => last),
  );

/** A member’s messages of an hour that count by a rule, with what limits them. */
interface Written {
  hour: Pick<Hour, 'period' | 'guild' | 'activity'>;
  rule: ChatProgram;
  /** Rules that come first: what is meant for one of them does not count by this one. */
  earlier: readonly ChatProgram[];
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

/** What a member’s messages of an hour pay by a rule; each message counts by the first rule that is meant. */
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
