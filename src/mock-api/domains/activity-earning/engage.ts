import { isOn, itemsAt, numberAt, textAt, textsAt } from '@/features/bot-modules/engine/read';
import { ONE, times, unitsOf } from '@/features/bot-modules/fields/decimal';
import type { Values } from '@/features/bot-modules/fields/field';
import type { HourPay } from './chat';

const DAY = 86_400_000;

/** What is known of a member who is active. */
export interface EngageFacts {
  at: number;
  joinedAt: number;
  /** When the account on Discord was made, ms since 1970. */
  bornAt: number;
  hasWallet: boolean;
  roles: ReadonlySet<string>;
  /** Pieces they hold of a collection. */
  pieces: (collection: string) => number;
  /** The multiplier of a hold-to-earn program; 1 without one. */
  holding?: number;
}

/** Why somebody earns nothing by being active. */
export type EngageReason = 'NEW_ACCOUNT' | 'NEW_MEMBER' | 'NO_WALLET' | 'NO_ROLE';

/** What keeps somebody from earning; null where nothing does. */
export function barOf(values: Values, facts: EngageFacts): EngageReason | null {
  const { at, joinedAt, bornAt, hasWallet, roles } = facts;
  if (at - bornAt < numberAt(values, 'minAccountAge') * DAY) return 'NEW_ACCOUNT';
  if (at - joinedAt < numberAt(values, 'minServerAge') * DAY) return 'NEW_MEMBER';
  if (isOn(values, 'needsWallet') && !hasWallet) return 'NO_WALLET';
  const required = textsAt(values, 'requiredRoles');
  return required.length > 0 && !required.some((id) => roles.has(id)) ? 'NO_ROLE' : null;
}

const factor = (item: Values | undefined) => (item ? numberAt(item, 'multiplier', 1) : 1);

/** Events of a form that are on at a moment, by days of UTC. */
export function eventsAt(values: Values, at: number): Values[] {
  const today = new Date(at).toISOString().slice(0, 10);
  return itemsAt(values, 'eventMultipliers').filter(
    (item) => textAt(item, 'startDate') <= today && today <= textAt(item, 'endDate'),
  );
}

/**
 * Of roles and holdings the highest counts; the day of the week and an event, both in UTC, and the multiplier of a
 * hold-to-earn program multiply it.
 */
export function engageMultiplier(
  values: Values,
  facts: Pick<EngageFacts, 'at' | 'roles' | 'pieces' | 'holding'>,
) {
  const { at, roles, pieces, holding = 1 } = facts;
  const ofRoles = itemsAt(values, 'roleMultipliers').filter((item) =>
    textsAt(item, 'roles').some((id) => roles.has(id)),
  );
  const ofHoldings = itemsAt(values, 'holderMultipliers').filter(
    (item) => pieces(textAt(item, 'collection')) >= numberAt(item, 'least', 1),
  );
  const fitting = [...ofRoles, ...ofHoldings].map(factor);
  const day = itemsAt(values, 'dayMultipliers').find(
    (item) => textAt(item, 'day') === String(new Date(at).getUTCDay()),
  );
  const events = eventsAt(values, at);
  return (
    (fitting.length === 0 ? 1 : Math.max(...fitting)) *
    factor(day) *
    (events.length === 0 ? 1 : Math.max(...events.map(factor))) *
    holding
  );
}

export const hasSource = (values: Values, source: string): boolean =>
  textsAt(values, 'sources').includes(source);

/** A reaction, as the code that pays looks at it. */
export interface Reaction {
  channelId: string;
  at: number;
  /** Of the message that was reacted to; null where it is not known any more. */
  message: { at: number; isOwn: boolean } | null;
  /** Members who had reacted to it before. */
  earlier: number;
  /** Whether it is theirs, or one they received. */
  isGiven: boolean;
}

/** A stay in a voice channel, in minutes. */
export interface Stay {
  minutes: number;
  /** With somebody else in the channel. */
  together: number;
  /** Muted or deafened. */
  silent: number;
}

/** Reactions and voice stays of a member in an hour, with what limits their pay. */
export interface ActivityEvents {
  reactions: readonly Reaction[];
  stays: readonly Stay[];
  /** What of the day's limits is left, in whole points; null without any. */
  left: number | null;
  /** What multiplies them, weights aside. */
  factor: number;
}

function flawOf(values: Values, { channelId, at, message, earlier }: Reaction): string | null {
  const channels = itemsAt(values, 'reactionChannels').map((item) => textAt(item, 'channelId'));
  if (channels.length > 0 && !channels.includes(channelId)) return 'CHANNEL';
  if (message === null) return 'UNKNOWN';
  if (message.isOwn) return 'OWN';
  if (at - message.at > numberAt(values, 'reactionMessageAge') * 1000) return 'OLD';
  return earlier >= numberAt(values, 'reactionMost', 1) ? 'MANY' : null;
}

/** What a member's reactions and stays of an hour pay. */
export function payActivity(
  values: Values,
  { reactions, stays, left, factor: by }: ActivityEvents,
): HourPay {
  const skipped: Record<string, number> = {};
  const skip = (reason: string, count = 1) => {
    skipped[reason] = (skipped[reason] ?? 0) + count;
  };
  let earned = 0n;
  let units = 0;
  const add = (each: unknown, weight: string, count: number) => {
    const worth = times((unitsOf(each) ?? 0n) * BigInt(count), numberAt(values, weight, 1) * by);
    if (worth === 0n) return;
    earned += worth;
    units += count;
  };
  for (const reaction of hasSource(values, 'REACTION') ? reactions : []) {
    const flaw = flawOf(values, reaction);
    if (flaw !== null) skip(flaw);
    else add(values[reaction.isGiven ? 'reactionGive' : 'reactionReceive'], 'reactionWeight', 1);
  }
  for (const { minutes, together, silent } of hasSource(values, 'VOICE') ? stays : []) {
    const heard = isOn(values, 'voiceIgnoresSilent') ? Math.max(0, minutes - silent) : minutes;
    if (heard < minutes) skip('SILENT', minutes - heard);
    // Which minutes were silent isn't known: as many as can be both heard and in company count.
    const counting = isOn(values, 'voiceNeedsTwo') ? Math.min(together, heard) : heard;
    if (counting < heard) skip('ALONE', heard - counting);
    if (counting > 0) add(values['voicePay'], 'voiceWeight', counting);
  }
  const points = Number(earned / ONE);
  return { units, points: left === null ? points : Math.min(points, left), last: 0, skipped };
}
