import { millionths } from '@/features/modules/common-fields/decimal';
import type { Game, PlaySettings } from '@/features/modules/definitions/play-to-earn/fields';
import {
  fairTimes,
  hasStake,
  isBet,
  isTable,
  takesEntry,
} from '@/features/modules/definitions/play-to-earn/games';
import { largestWin, prizesOf, WHOLE } from '@/features/modules/definitions/play-to-earn/odds';

/** A round played on Discord; its payout follows from it and the odds. */
export interface Round {
  id: string;
  userId: string;
  at: number;
  channelId: string;
  /** Kind of the game. */
  game: string;
  /** Points bet, in games where players choose. */
  bet: number;
  /** Whether the player was right, in games that do not depend on luck. */
  isRight: boolean;
  /** Id of the round shared with others. */
  together: string | null;
}

/** Why a round did not count. */
export type PlayReason =
  | 'GAME_OFF'
  | 'CHANNEL'
  | 'ROLE'
  | 'LEVEL'
  | 'PAUSE'
  | 'BET'
  | 'FUNDS'
  | 'LOSS_LIMIT'
  | 'TREASURY'
  | 'TOO_FEW_PLAYERS';

/** The facts of a player that matter for a round. */
export interface Player {
  roles: ReadonlySet<string>;
  level: number;
}

/** The settings of a game; undefined where it cannot be played. */
export const gameIn = ({ games }: Pick<PlaySettings, 'games'>, kind: string): Game | undefined =>
  games.find((game) => game.kind === kind && game.isEnabled);

/** Points a round costs. */
export const stakeOf = (game: Game, bet: number): number =>
  isBet.holds(game) ? bet : takesEntry.holds(game) ? game.entry : 0;

/** The jackpot of a game: its share of a stake in percent, and the chance of a round in percent; null without one. */
export const jackpotIn = (game: Game): { percent: number; chance: number } | null =>
  isTable.holds(game) && hasStake.holds(game) && game.hasJackpot
    ? { percent: game.jackpotPercent, chance: game.jackpotChance }
    : null;

/** A round's payment into its jackpot, in hundredths of a point; exact, because percentages are whole. */
export const fedBy = (game: Game): number =>
  Math.trunc(jackpotIn(game)?.percent ?? 0) * stakeOf(game, 0);

/** Why a member may not play a round there; null where they may. */
export function barredFrom(game: Game, round: Round, player: Player): PlayReason | null {
  const { channels, roles, minLevel, minBet, betRoom } = game;
  const isThere = channels.some(({ channelId }) => channelId === round.channelId);
  if (channels.length > 0 && !isThere) return 'CHANNEL';
  if (roles.length > 0 && !roles.some((id) => player.roles.has(id))) return 'ROLE';
  if (player.level < minLevel) return 'LEVEL';
  const isTooMuch = round.bet > minBet + betRoom;
  return isBet.holds(game) && (round.bet < minBet || isTooMuch || !Number.isInteger(round.bet))
    ? 'BET'
    : null;
}

/** The maximum payout of a round. */
export const mostOf = (game: Game, bet: number): number =>
  isBet.holds(game)
    ? Math.floor(bet * (fairTimes[game.kind] ?? 1) * game.bonus)
    : Math.floor(largestWin(game));

/** Rock paper scissors: a third of the rounds is a draw, and the bet is returned. */
const LEVEL_AFTER = 1 / 3;
const LEVEL_UNTIL = 2 / 3;

/**
 * A round's payout including the stake, in whole points, rounded down.
 *
 * @param draw random number of the round, from 0 up to 1
 */
export function winOf(game: Game, round: Round, player: Player, draw: number): number {
  const stake = stakeOf(game, round.bet);
  const base = BigInt(stake > 0 ? stake : game.prize);
  const { kind } = game;
  // Prizes are computed from the stake without the jackpot's part.
  const left = BigInt(100 - Math.trunc(jackpotIn(game)?.percent ?? 0));
  if (isTable.holds(game)) return paid(game, player, (base * timesDrawn(game, draw) * left) / 100n);
  if (!isBet.holds(game)) return round.isRight ? paid(game, player, base * WHOLE) : 0;
  if (kind === 'RPS' && draw >= LEVEL_AFTER && draw < LEVEL_UNTIL) return stake;
  const times = fairTimes[kind] ?? 1;
  const isWon = kind === 'RPS' ? draw < LEVEL_AFTER : draw < 1 / times;
  return isWon ? paid(game, player, base * BigInt(times) * WHOLE) : 0;
}

/** Payout for the winner of a shared round, from the stakes of all players. */
export const potOf = (game: Game, player: Player, players: number): number => {
  const entry = stakeOf(game, 0);
  const pot = entry > 0 ? BigInt(entry) * BigInt(players) : BigInt(game.prize);
  return paid(game, player, pot * WHOLE);
};

/** Whole points of a win in millionths, minus the house edge, plus the bonus of holders. */
function paid(game: Game, { roles }: Player, win: bigint): number {
  const kept = hasStake.holds(game) ? BigInt(Math.trunc(game.houseEdge)) : 0n;
  const isHolder = game.bonusRoles.some((id) => roles.has(id));
  const bonus = isHolder ? millionths(game.bonus) : WHOLE;
  return Number((win * (10_000n - kept) * bonus) / (10_000n * WHOLE * WHOLE));
}

/** The multiplier of a draw, in millionths; the remaining chance up to 100% wins nothing. */
function timesDrawn(game: Game, draw: number): bigint {
  let left = draw * 100;
  for (const { chance, times } of prizesOf(game)) {
    if (left < chance) return millionths(times);
    left -= chance;
  }
  return 0n;
}
