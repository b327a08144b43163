import { ONE, times, unitsOf, wholeTimes } from '../../common-fields/decimal';
import type { EngageSettings } from './fields';

/** Activities of an active member on a typical day (ADR own-module-limits). */
const DAY = { messages: 60n, reactions: 5n, raids: 1n };
/** Default pay of chat to earn (15 to 25 per message) and tweet to earn (50 per post). */
const MESSAGE = 20n * ONE;
const RAID = 50n * ONE;
/** Days the budget should last at least. */
const LEAST_DAYS = 30n;

export interface DayLine {
  source: string;
  /** Base units (1 point = 10^9). */
  amount: bigint;
}

export interface NormalDay {
  lines: DayLine[];
  total: bigint;
  /** The part that is paid, after the limit per member. */
  paid: bigint;
}

/** Earnings of a member with 60 messages, 5 reactions and one post on X. Reactions are given, not received. */
export function normalDay(values: EngageSettings): NormalDay {
  const parts = [
    ['CHAT', '60 messages', DAY.messages * MESSAGE, values.chatWeight],
    ['REACTION', '5 reactions', DAY.reactions * orNone(values.reactionGive), values.reactionWeight],
    ['TWEET', '1 X post', DAY.raids * RAID, values.tweetWeight],
  ] as const;
  const lines = parts.map(([id, source, amount, weight]) => ({
    source,
    amount: values.sources.includes(id) ? times(amount, weight) : 0n,
  }));
  const total = lines.reduce((sum, { amount }) => sum + amount, 0n);
  const cap = unitsOf(values.memberDailyCap);
  return { lines, total, paid: cap !== null && total > cap ? cap : total };
}

const orNone = (amount: string) => unitsOf(amount) ?? 0n;

export interface Forecast {
  /** Base units per day if every active member reaches the limit. */
  most: bigint;
  /** Base units per day if every active member has a typical day. */
  normal: bigint;
  /** Full days the budget lasts at maximum pay; null if nothing is paid. */
  days: bigint | null;
  /** Whether the budget may run out within a month. */
  isShort: boolean;
}

/** The server's pay per day, and how long the budget lasts if every member earns the maximum. */
export function forecast(values: EngageSettings): Forecast {
  const members = BigInt(Math.max(0, Math.trunc(values.activeMembers)));
  const serverCap = values.hasServerCap ? unitsOf(values.serverDailyCap) : null;
  const within = (amount: bigint) =>
    serverCap !== null && amount > serverCap ? serverCap : amount;
  const most = within(members * orNone(values.memberDailyCap));
  const days = wholeTimes(orNone(values.budget), most);
  return {
    most,
    normal: within(members * normalDay(values).paid),
    days,
    isShort: days !== null && days < LEAST_DAYS,
  };
}
