import { ONE, times, unitsOf } from '@/features/modules/common-fields/decimal';
import type { EngageSettings } from '@/features/modules/definitions/engage-to-earn/fields';
import { DAY } from '@/shared/time/durations';
import type { HourPay } from './chat';

/** Facts about an active member. */
export interface EngageFacts {
  at: number;
  joinedAt: number;
  /** When the Discord account was created, ms since 1970. */
  bornAt: number;
  hasWallet: boolean;
  roles: ReadonlySet<string>;
  /** Number of NFTs they hold of a collection. */
  pieces: (collection: string) => number;
  /** The multiplier of a hold-to-earn program; 1 without one. */
  holding?: number;
}

/** Why a member earns nothing by activity. */
export type EngageReason = 'NEW_ACCOUNT' | 'NEW_MEMBER' | 'NO_WALLET' | 'NO_ROLE';

/** Why a member cannot earn; null if they can. */
export function barOf(
  { minAccountAge, minServerAge, needsWallet, requiredRoles }: EngageSettings,
  { at, joinedAt, bornAt, hasWallet, roles }: EngageFacts,
): EngageReason | null {
  if (at - bornAt < minAccountAge * DAY) return 'NEW_ACCOUNT';
  if (at - joinedAt < minServerAge * DAY) return 'NEW_MEMBER';
  if (needsWallet && !hasWallet) return 'NO_WALLET';
  return requiredRoles.length > 0 && !requiredRoles.some((id) => roles.has(id)) ? 'NO_ROLE' : null;
}

/** Multiplier events at a moment; their dates are days in UTC. */
export function eventsAt({ eventMultipliers }: EngageSettings, at: number) {
  const today = new Date(at).toISOString().slice(0, 10);
  return eventMultipliers.filter(
    ({ startDate, endDate }) => startDate <= today && today <= endDate,
  );
}

/**
 * The highest multiplier among roles and holdings, times those of the weekday and of an event (both in UTC) and of a
 * hold-to-earn program.
 */
export function engageMultiplier(
  settings: EngageSettings,
  facts: Pick<EngageFacts, 'at' | 'roles' | 'pieces' | 'holding'>,
) {
  const { at, roles, pieces, holding = 1 } = facts;
  const { roleMultipliers, holderMultipliers, dayMultipliers } = settings;
  const ofRoles = roleMultipliers.filter((item) => item.roles.some((id) => roles.has(id)));
  const ofHoldings = holderMultipliers.filter(
    // Forms do not allow 0 NFTs. It comes from a damaged rule, which is still for holders.
    ({ collection, least }) => pieces(collection) >= (least || 1),
  );
  const day = dayMultipliers.find((item) => item.day === String(new Date(at).getUTCDay()));
  return (
    highest([...ofRoles, ...ofHoldings]) *
    (day?.multiplier ?? 1) *
    highest(eventsAt(settings, at)) *
    holding
  );
}

/** The highest multiplier among the items; 1 without any. */
const highest = (items: readonly { multiplier: number }[]): number =>
  items.length === 0 ? 1 : Math.max(...items.map(({ multiplier }) => multiplier));

export const hasSource = ({ sources }: EngageSettings, source: string): boolean =>
  sources.includes(source);

/** The facts of a reaction that decide its pay. */
export interface Reaction {
  channelId: string;
  at: number;
  /** The message with the reaction; null where it is no longer known. */
  message: { at: number; isOwn: boolean } | null;
  /** Number of members who had reacted before. */
  earlier: number;
  /** True for a reaction the member gave, false for one they received. */
  isGiven: boolean;
}

/** A stay in a voice channel, in minutes. */
export interface Stay {
  minutes: number;
  /** Minutes with another member in the channel. */
  together: number;
  /** Muted or deafened. */
  silent: number;
}

/** Reactions and voice stays of a member in an hour, with the limits of their pay. */
export interface ActivityEvents {
  reactions: readonly Reaction[];
  stays: readonly Stay[];
  /** Rest of the day's limits, in whole points; null without limits. */
  left: number | null;
  /** Multiplier without the weights. */
  factor: number;
}

function flawOf(
  { reactionChannels, reactionMessageAge, reactionMost }: EngageSettings,
  { channelId, at, message, earlier }: Reaction,
): string | null {
  const isThere = reactionChannels.some((channel) => channel.channelId === channelId);
  if (reactionChannels.length > 0 && !isThere) return 'CHANNEL';
  if (message === null) return 'UNKNOWN';
  if (message.isOwn) return 'OWN';
  if (at - message.at > reactionMessageAge * 1000) return 'OLD';
  // Forms do not allow 0 reactions. It comes from damaged settings, for which only the first one pays.
  return earlier >= (reactionMost || 1) ? 'MANY' : null;
}

/** Pay for a member's reactions and voice stays of an hour. */
export function payActivity(
  settings: EngageSettings,
  { reactions, stays, left, factor }: ActivityEvents,
): HourPay {
  const { reactionWeight, voiceWeight } = settings;
  const skipped: Record<string, number> = {};
  const skip = (reason: string, count = 1) => {
    skipped[reason] = (skipped[reason] ?? 0) + count;
  };
  let earned = 0n;
  let units = 0;
  const add = (each: string, weight: number, count: number) => {
    const worth = times((unitsOf(each) ?? 0n) * BigInt(count), weight * factor);
    if (worth === 0n) return;
    earned += worth;
    units += count;
  };
  for (const reaction of hasSource(settings, 'REACTION') ? reactions : []) {
    const flaw = flawOf(settings, reaction);
    if (flaw !== null) skip(flaw);
    else
      add(reaction.isGiven ? settings.reactionGive : settings.reactionReceive, reactionWeight, 1);
  }
  for (const { minutes, together, silent } of hasSource(settings, 'VOICE') ? stays : []) {
    const heard = settings.voiceIgnoresSilent ? Math.max(0, minutes - silent) : minutes;
    if (heard < minutes) skip('SILENT', minutes - heard);
    // We do not know which minutes were silent, so we count as many as could be both audible and with another member.
    const counting = settings.voiceNeedsTwo ? Math.min(together, heard) : heard;
    if (counting < heard) skip('ALONE', heard - counting);
    if (counting > 0) add(settings.voicePay, voiceWeight, counting);
  }
  const points = Number(earned / ONE);
  return { units, points: left === null ? points : Math.min(points, left), last: 0, skipped };
}
