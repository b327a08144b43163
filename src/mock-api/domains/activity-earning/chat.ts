import { ONE, times } from '@/features/modules/common-fields/decimal';
import type { ChatRule } from '@/features/modules/definitions/chat-to-earn/fields';
import { diceSimilarity } from '../accrual-ledger/diceSimilarity';

/** A message with the facts that rules check. */
export interface Message {
  id: string;
  /** ms since 1970. */
  at: number;
  channelId: string;
  /** Ids of the containers of the channel, nearest first: a thread's channel, then the category. */
  above: readonly string[];
  /** In a forum or one of its posts. */
  isForum: boolean;
  /** In a thread that is not a forum post. */
  isThread: boolean;
  text: string;
}

/** Facts about a member that their messages of an hour are paid by. */
export interface ChatFacts {
  /** Messages of the hour, oldest first. */
  messages: readonly Message[];
  /** Texts of earlier messages, newest last, for finding repeats. */
  before: readonly string[];
  roles: ReadonlySet<string>;
  /** Number of messages paid earlier that day. */
  counted: number;
  /** When the last message was paid, ms since 1970; 0 if never. */
  last: number;
  /** Rest of the day's limits, in whole points; null without limits. */
  left: number | null;
  /** A number from 0 up to 1 for a message, always the same for the same message. */
  draw: (messageId: string) => number;
  /** The same for deciding whether the message gets a drop, independent of `draw`. */
  dropDraw: (messageId: string) => number;
  /** Multiplier of Engage to earn. */
  factor: number;
}

/** Why a message pays nothing. */
export type ChatReason =
  | 'CHANNEL'
  | 'ROLE'
  | 'COMMAND'
  | 'SHORT'
  | 'REPEATED'
  | 'PAUSE'
  | 'LIMIT'
  | 'NOTHING';

/** Pay for an hour of messages or other activity. */
export interface HourPay {
  /** Messages, reactions or minutes that count. */
  units: number;
  /** Whole points. */
  points: number;
  /** When the last counted one happened; 0 if none counts. */
  last: number;
  skipped: Record<string, number>;
  /** Whole points of drops among `points`, before the limits of a day; absent where there are none. */
  drops?: number;
}

/** Number of a member's last messages compared with a new one. */
const COMPARED = 5;

const placesOf = ({ channelId, above }: Message): string[] => [channelId, ...above];

const isIn = (ids: readonly string[], message: Message): boolean =>
  placesOf(message).some((id) => ids.includes(id));

/** Whether a mode of a form (ALL, ONLY, EXCEPT) admits an item. */
const passes = (mode: string, isNamed: boolean): boolean =>
  mode === 'ONLY' ? isNamed : mode === 'EXCEPT' ? !isNamed : true;

/** Whether a rule applies to a message by its channel and the author's roles; null if so, otherwise the reason. */
export function isMeant(rule: ChatRule, message: Message, roles: ReadonlySet<string>) {
  const channelIds = rule.channels.map(({ channelId }) => channelId);
  if (!passes(rule.channelMode, isIn(channelIds, message))) return 'CHANNEL';
  if (message.isForum && !rule.countsForums) return 'CHANNEL';
  if (message.isThread && !rule.countsThreads) return 'CHANNEL';
  const hasRole = rule.roles.some((id) => roles.has(id));
  return passes(rule.roleMode, hasRole) ? null : 'ROLE';
}

/** Why a message does not count, regardless of earlier pay; null if it counts. */
function flawOf(rule: ChatRule, { text }: Message, before: readonly string[]): ChatReason | null {
  const said = text.trim();
  if (rule.ignoresCommands && said.startsWith('/')) return 'COMMAND';
  if (rule.ignoredPrefixes.some((prefix) => prefix !== '' && said.startsWith(prefix)))
    return 'COMMAND';
  if (said.length < rule.minLength) return 'SHORT';
  // Forms do not allow 0 percent. It comes from a damaged rule, for which only the same text is a repeat.
  const most = rule.similarity || 100;
  const isRepeated =
    rule.ignoresDuplicates &&
    before.slice(-COMPARED).some((other) => diceSimilarity(said, other.trim()) >= most);
  return isRepeated ? 'REPEATED' : null;
}

/** A message's multiplier: the global one times the nearest channel's times the highest of the roles. */
export function chatMultiplier(
  { globalMultiplier, channelMultipliers, roleMultipliers }: ChatRule,
  message: Message,
  roles: ReadonlySet<string>,
): number {
  const own = placesOf(message)
    .map((id) => channelMultipliers.find(({ channelId }) => channelId === id))
    .find((item) => item !== undefined);
  const ofRoles = roleMultipliers
    .filter((item) => item.roles.some((id) => roles.has(id)))
    .map(({ multiplier }) => multiplier);
  return (
    globalMultiplier * (own?.multiplier ?? 1) * (ofRoles.length === 0 ? 1 : Math.max(...ofRoles))
  );
}

/** A message's pay before limits, in base units. */
function worthOf(rule: ChatRule, message: Message, facts: ChatFacts, counted: number): bigint {
  const { roles, draw, factor } = facts;
  const more = Math.floor(draw(message.id) * (rule.spread + 1));
  const isLong = rule.hasLongBonus && message.text.trim().length >= rule.longLength;
  const points = rule.minAmount + more + (isLong ? rule.longBonus : 0);
  const after = rule.diminishingAfter;
  const part = after > 0 && counted >= after ? rule.diminishingPercent / 100 : 1;
  return times(BigInt(points) * ONE, chatMultiplier(rule, message, roles) * part * factor);
}

/** Whole points of the drop with a message; 0 without one. */
const dropOf = (
  { hasDrops, dropChance, dropAmount }: ChatRule,
  id: string,
  draw: ChatFacts['dropDraw'],
): number => (hasDrops && draw(id) * 100 < dropChance ? dropAmount : 0);

/** Pay for a member's messages of an hour by a Chat to earn rule. Payouts and estimates both use it. */
export function payMessages(rule: ChatRule, facts: ChatFacts): HourPay {
  const skipped: Record<string, number> = {};
  const skip = (reason: ChatReason) => {
    skipped[reason] = (skipped[reason] ?? 0) + 1;
  };
  const before = [...facts.before];
  const pause = rule.cooldown * 1000;
  let earned = 0n;
  let units = 0;
  let drops = 0;
  let last = facts.last;
  for (const message of facts.messages) {
    const flaw = isMeant(rule, message, facts.roles) ?? flawOf(rule, message, before);
    before.push(message.text);
    const worth = worthOf(rule, message, facts, facts.counted + units);
    const isFull = facts.left !== null && earned >= BigInt(facts.left) * ONE;
    const reason =
      flaw ??
      (last > 0 && message.at - last < pause
        ? 'PAUSE'
        : isFull
          ? 'LIMIT'
          : worth === 0n
            ? 'NOTHING'
            : null);
    if (reason !== null) skip(reason);
    else {
      const drop = dropOf(rule, message.id, facts.dropDraw);
      drops += drop;
      earned += worth + BigInt(drop) * ONE;
      units += 1;
      last = message.at;
    }
  }
  const points = Number(earned / ONE);
  return {
    units,
    points: facts.left === null ? points : Math.min(points, facts.left),
    last: units === 0 ? 0 : last,
    skipped,
    ...(drops > 0 ? { drops } : {}),
  };
}
