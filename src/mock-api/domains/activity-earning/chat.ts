import { ONE, times } from '@/features/modules/common-fields/decimal';
import type { ChatRule } from '@/features/modules/definitions/chat-to-earn/fields';
import { diceSimilarity } from '../accrual-ledger/diceSimilarity';

/** A message as a rule looks at it. */
export interface Message {
  id: string;
  /** ms since 1970. */
  at: number;
  channelId: string;
  /** What the channel is in, the nearest first: of a thread its channel, then the category. */
  above: readonly string[];
  /** In a forum, or a post of one. */
  isForum: boolean;
  /** In a thread that is no post of a forum. */
  isThread: boolean;
  text: string;
}

/** What is known of a member when their messages of an hour are paid. */
export interface ChatFacts {
  /** Of the hour, the first first. */
  messages: readonly Message[];
  /** What they wrote before, the last one last: for what is repeated. */
  before: readonly string[];
  roles: ReadonlySet<string>;
  /** Messages that were paid earlier that day. */
  counted: number;
  /** When the last one was paid, ms since 1970; 0 if never. */
  last: number;
  /** What of the day's limits is left, in whole points; null without any. */
  left: number | null;
  /** A number from 0 up to 1 for a message, the same each time. */
  draw: (messageId: string) => number;
  /** The same for whether a drop comes with it, independent of `draw`. */
  dropDraw: (messageId: string) => number;
  /** What engage to earn multiplies it by. */
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

/** What an hour of messages pays. */
export interface HourPay {
  /** Messages, reactions or minutes that count. */
  units: number;
  /** Whole points. */
  points: number;
  /** When the last one that counts was; 0 if none does. */
  last: number;
  skipped: Record<string, number>;
  /** Whole points of drops among `points`, before the limits of a day; absent where there are none. */
  drops?: number;
}

/** So many of their last messages are compared with a new one. */
const COMPARED = 5;

const placesOf = ({ channelId, above }: Message): string[] => [channelId, ...above];

const isIn = (ids: readonly string[], message: Message): boolean =>
  placesOf(message).some((id) => ids.includes(id));

/** Whether a mode of a form (ALL, ONLY, EXCEPT) lets something through. */
const passes = (mode: string, isNamed: boolean): boolean =>
  mode === 'ONLY' ? isNamed : mode === 'EXCEPT' ? !isNamed : true;

/** Whether a rule is for a message at all: where it was written, and by whom. */
export function isMeant(rule: ChatRule, message: Message, roles: ReadonlySet<string>) {
  const channelIds = rule.channels.map(({ channelId }) => channelId);
  if (!passes(rule.channelMode, isIn(channelIds, message))) return 'CHANNEL';
  if (message.isForum && !rule.countsForums) return 'CHANNEL';
  if (message.isThread && !rule.countsThreads) return 'CHANNEL';
  const hasRole = rule.roles.some((id) => roles.has(id));
  return passes(rule.roleMode, hasRole) ? null : 'ROLE';
}

/** What keeps a message from counting, whatever was paid before it. */
function flawOf(rule: ChatRule, { text }: Message, before: readonly string[]): ChatReason | null {
  const said = text.trim();
  if (rule.ignoresCommands && said.startsWith('/')) return 'COMMAND';
  if (rule.ignoredPrefixes.some((prefix) => prefix !== '' && said.startsWith(prefix)))
    return 'COMMAND';
  if (said.length < rule.minLength) return 'SHORT';
  // No form allows 0 percent: it is read from a damaged rule, of which only the same text is a repetition.
  const most = rule.similarity || 100;
  const isRepeated =
    rule.ignoresDuplicates &&
    before.slice(-COMPARED).some((other) => diceSimilarity(said, other.trim()) >= most);
  return isRepeated ? 'REPEATED' : null;
}

/** The multipliers of a message: for everything, of the nearest place it is in, and the highest of its roles. */
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

/** What a message is worth before limits, in base units. */
function worthOf(rule: ChatRule, message: Message, facts: ChatFacts, counted: number): bigint {
  const { roles, draw, factor } = facts;
  const more = Math.floor(draw(message.id) * (rule.spread + 1));
  const isLong = rule.hasLongBonus && message.text.trim().length >= rule.longLength;
  const points = rule.minAmount + more + (isLong ? rule.longBonus : 0);
  const after = rule.diminishingAfter;
  const part = after > 0 && counted >= after ? rule.diminishingPercent / 100 : 1;
  return times(BigInt(points) * ONE, chatMultiplier(rule, message, roles) * part * factor);
}

/** What the drop that comes with a message holds, in whole points; 0 without one. */
const dropOf = (
  { hasDrops, dropChance, dropAmount }: ChatRule,
  id: string,
  draw: ChatFacts['dropDraw'],
): number => (hasDrops && draw(id) * 100 < dropChance ? dropAmount : 0);

/** What a member's messages of an hour pay by a rule of chat to earn: the payout and the estimate are both of it. */
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
