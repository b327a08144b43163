import type { GiftState } from '@/features/earning/leaderboards/prizes';
import { iso } from '../../store/clock';
import type { World } from '../../store/world';
import { sureToken } from '../claims/views';
import type { PayoutRow } from '../payouts/rows';
import { rankingOf, type RankedMember } from '../point-balances/ranking';
import type { AwardRow, GiftRow, PrizeRow, SeasonRow, WonGiftRow } from '../seasons/rows';
import { endOf, spanOf, stateOf } from '../seasons/seasons';
import { sharesOf, type Share } from '../seasons/shares';
import type { Board } from './board';

export function giftView({ db }: World, serverId: string, gift: GiftRow) {
  const { kind, mint, amount, points, roleId, text } = gift;
  const roles = db.guilds.find(({ id }) => id === serverId)?.roles ?? [];
  return {
    kind,
    token: kind === 'TOKEN' ? sureToken(mint) : null,
    amount,
    points,
    roleId,
    role: roles.find(({ id }) => id === roleId)?.name ?? null,
    text,
  };
}

export function seasonView(world: World, row: SeasonRow) {
  const { id, name, prize, winners, prizes = [] } = row;
  return {
    id,
    name,
    startsAt: iso(row.startsAt),
    endsAt: iso(endOf(row)),
    prize,
    winners,
    prizes: prizes.map((each) =>
      Object.assign(giftView(world, row.serverId, each), { from: each.from, to: each.to }),
    ),
    progress: null,
    state: stateOf(row, world.clock.now()),
    isClosedEarly: row.closedAt !== null,
  };
}

/** Fields about seasons in every response. */
export const seasonsView = (world: World, { season, seasons }: Board) => ({
  season: season && seasonView(world, season),
  seasons: seasons.map((row) => seasonView(world, row)),
});

/** A season for the team, with the delivery of its prizes. */
export const teamSeasonView = (world: World, row: SeasonRow) => ({
  ...seasonView(world, row),
  progress: row.awards ? progressOf(world, row.awards, row.awardedAt ?? null) : null,
});

function progressOf(world: World, awards: readonly AwardRow[], at: number | null) {
  const states = awards.map(({ gifts }) => gifts.map((gift) => stateOfGift(world, gift)));
  const having = (wanted: GiftState) => states.filter((each) => each.includes(wanted)).length;
  const isDone = (state: GiftState) => state === 'PAID' || state === 'GIVEN' || state === 'BY_TEAM';
  return {
    winners: awards.length,
    done: states.filter((each) => each.every(isDone)).length,
    noWallet: having('NO_WALLET'),
    noFunds: having('NO_FUNDS'),
    at: at === null ? null : iso(at),
  };
}

export function stateOfGift({ db }: World, gift: WonGiftRow): GiftState {
  if (gift.state === 'NOT_GIVEN') return 'NOT_GIVEN';
  if (gift.kind === 'OTHER') return 'BY_TEAM';
  if (gift.kind !== 'TOKEN') return 'GIVEN';
  if (gift.payoutId === null) return gift.waits ?? 'ON_ITS_WAY';
  const payout = db.payouts.find(({ id }) => id === gift.payoutId);
  return payout ? stateOfPayout(payout) : 'ON_ITS_WAY';
}

function stateOfPayout({ status, isWaiting }: PayoutRow): GiftState {
  if (status === 'SUCCESS') return 'PAID';
  if (status === 'CANCELLED') return 'REJECTED';
  if (status === 'FAILED' || status === 'RECLAIMED_AFTER_FAILURE') return 'FAILED';
  return isWaiting ? 'IN_REVIEW' : 'ON_ITS_WAY';
}

/** Prizes by member on a season's leaderboard; empty for any other leaderboard. */
export function prizesOn({ season, module, places }: Board): ReadonlyMap<string, Share | AwardRow> {
  if (season === null || module !== undefined) return new Map();
  const shares = season.awards ?? sharesOf(season.prizes ?? [], places);
  return new Map(shares.map((share) => [share.userId, share]));
}

/** A member's prizes in a season that has ended; null without any. */
export function wonBy(world: World, { season, module }: Board, userId: string) {
  const award = module === undefined && season?.awards?.find((each) => each.userId === userId);
  if (!award || season === null) return null;
  return {
    rank: award.rank,
    gifts: award.gifts.map((gift) =>
      Object.assign(giftView(world, season.serverId, gift), {
        state: stateOfGift(world, gift),
        transactionId: gift.payoutId,
      }),
    ),
  };
}

/**
 * The nearest better prize of a running season: its last rank, and the points a member is missing to share that rank.
 */
export function nextPrizeOf(world: World, { season, module, places }: Board, userId: string) {
  if (!season || module !== undefined || stateOf(season, world.clock.now()) !== 'RUNNING')
    return null;
  return nextAmong(season.prizes ?? [], places, userId);
}

/**
 * The server's running season with prizes, with a member's rank among those with points in it and the nearest better
 * prize; null without one.
 */
export function runningSeasonOf(world: World, serverId: string, userId: string) {
  const now = world.clock.now();
  const season = world.db.seasons.find(
    (row) =>
      row.serverId === serverId && (row.prizes ?? []).length > 0 && stateOf(row, now) === 'RUNNING',
  );
  if (!season) return null;
  const places = rankingOf(world, serverId, { span: spanOf(season) });
  const next = nextAmong(season.prizes ?? [], places, userId);
  return {
    name: season.name,
    endsAt: iso(endOf(season)),
    rank: places.find((place) => place.userId === userId)?.rank ?? null,
    ranked: places.length,
    next,
  };
}

function nextAmong(prizes: readonly PrizeRow[], places: readonly RankedMember[], userId: string) {
  const own = places.find((place) => place.userId === userId);
  const better = prizes
    .filter(({ to }) => own === undefined || to < own.rank)
    .toSorted((one, other) => other.to - one.to)[0];
  return better ? { rank: better.to, points: lacking(places, better.to, own) } : null;
}

const lacking = (places: readonly RankedMember[], rank: number, own: RankedMember | undefined) =>
  Math.max(1, (places[rank - 1]?.points ?? 0) - (own?.points ?? 0));
