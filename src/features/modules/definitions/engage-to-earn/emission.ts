import { ONE, times, unitsOf, wholeTimes } from '../../common-fields/decimal';
import type { EngageSettings } from './fields';

/** A normal day of an active member (decision 53). */
const DAY = { messages: 60n, reactions: 5n, raids: 1n };
/** What chat and tweet to earn pay at first: 15 to 25 for a message, 50 for a post. */
const MESSAGE = 20n * ONE;
const RAID = 50n * ONE;
/** The budget should last for a month at least. */
const LEAST_DAYS = 30n;

export interface DayLine {
  source: string;
  /** Base units, 10^9 to one. */
  amount: bigint;
}

export interface NormalDay {
  lines: DayLine[];
  total: bigint;
  /** What is paid of it, within the limit for one member. */
  paid: bigint;
}

/** What a member earns with 60 messages, 5 reactions and one post on X. Reactions are given, not received. */
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
  /** Base units a day if every active member reaches the limit. */
  most: bigint;
  /** Base units a day if every active member has a normal day. */
  normal: bigint;
  /** Full days the budget lasts at most pay; null when nothing is paid. */
  days: bigint | null;
  /** A budget that may be gone within a month. */
  isShort: boolean;
}

/** What the server pays a day, and how long the budget lasts if everybody earns all they can. */
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
