import type { Game, PlaySettings } from '@/features/modules/definitions/play-to-earn/fields';
import { randomOf } from '../../store/hashed';
import {
  barredFrom,
  fedBy,
  gameIn,
  jackpotIn,
  mostOf,
  potOf,
  stakeOf,
  winOf,
  type Player,
  type PlayReason,
  type Round,
} from './playRounds';

/** Jackpots are counted in hundredths of a point. */
const HUNDRED = 100;

/** A member's gains and losses in a game, and the time of their last round. */
export interface Tally {
  won: number;
  lost: number;
  last: number;
  /** Their payments into the game's jackpot, in hundredths of a point, and the points they won from it. */
  fed?: number;
  jackpot?: number;
}

/** State at the start of an hour. */
export interface PlayState {
  playerOf: (userId: string) => Player | null;
  /** Points a member may stake, without gains and losses of this hour. */
  availableOf: (userId: string) => number;
  /** A member's gains and losses that day before this hour, and the time of their last round. */
  before: (userId: string, game: string) => Tally;
  /** Points the games may still lose, including jackpots. */
  treasury: number;
  /** Jackpot of each game, in hundredths of a point. */
  pots?: ReadonlyMap<string, number>;
}

/** A member's result of an hour. */
export interface Outcome {
  userId: string;
  rounds: number;
  /** Gains minus losses. */
  points: number;
  games: Map<string, Tally>;
}

/** Adds the stakes in shared rounds that have not ended. */
interface Open extends Outcome {
  staked: number;
}

/** Whether a round wins its game's jackpot; always the same for the same round. */
const isJackpot = (id: string, chance: number): boolean =>
  randomOf(id, 'jackpot').next() * 100 < chance;

/** Random number of a round; always the same for the same round. */
const drawOf = (id: string): number => randomOf(id, 'play').next();

/**
 * Plays the rounds of an hour in their order. Members cannot risk more than they have, nor the games more than their
 * treasury. Gains above a day's limit stay in the treasury.
 */
export function playHour(
  settings: Pick<PlaySettings, 'games'>,
  rounds: readonly Round[],
  state: PlayState,
) {
  const outcomes = new Map<string, Open>();
  const skipped: Partial<Record<PlayReason, number>> = {};
  const shared = new Map<string, { game: Game; joined: Round[] }>();
  const pots = new Map(state.pots);
  let treasury = state.treasury;
  /** Amount the games may lose, in hundredths of a point, without the jackpots, which belong to the players. */
  const free = () => treasury * HUNDRED - [...pots.values()].reduce((sum, pot) => sum + pot, 0);

  const outcomeOf = (userId: string): Open => {
    const outcome = outcomes.get(userId) ?? {
      userId,
      rounds: 0,
      points: 0,
      staked: 0,
      games: new Map(),
    };
    outcomes.set(userId, outcome);
    return outcome;
  };
  const tallyOf = ({ userId, game }: Round): Tally => {
    const { games } = outcomeOf(userId);
    const tally = games.get(game) ?? { won: 0, lost: 0, last: 0 };
    games.set(game, tally);
    return tally;
  };
  const skip = (reason: PlayReason) => {
    skipped[reason] = (skipped[reason] ?? 0) + 1;
  };

  /** Why a round does not count; null where it does. */
  const trouble = (game: Game, round: Round, player: Player): PlayReason | null => {
    const barred = barredFrom(game, round, player);
    if (barred !== null) return barred;
    const before = state.before(round.userId, round.game);
    const now = tallyOf(round);
    const last = Math.max(before.last, now.last);
    if (last > 0 && round.at - last < game.cooldown * 1000) return 'PAUSE';
    const stake = stakeOf(game, round.bet);
    const { points, staked } = outcomeOf(round.userId);
    if (stake > state.availableOf(round.userId) + points - staked) return 'FUNDS';
    const cap = game.dailyLossCap;
    if (stake > 0 && cap > 0 && before.lost + now.lost + staked + stake > cap) return 'LOSS_LIMIT';
    const risk = (mostOf(game, round.bet) - stake) * HUNDRED + fedBy(game);
    return round.together === null && risk > free() ? 'TREASURY' : null;
  };

  /** Records the result of a round. */
  const settle = (game: Game, round: Round, win: number) => {
    const stake = stakeOf(game, round.bet);
    const outcome = outcomeOf(round.userId);
    const tally = tallyOf(round);
    const cap = game.dailyWinCap;
    const gain = Math.max(0, win - stake);
    const left = cap - state.before(round.userId, round.game).won - tally.won;
    const won = cap > 0 ? Math.min(gain, Math.max(0, left)) : gain;
    const lost = Math.max(0, stake - win);
    tally.won += won;
    tally.lost += lost;
    tally.last = round.at;
    outcome.rounds += 1;
    outcome.points += won - lost;
    treasury -= won - lost;
    if (fedBy(game) > 0) playJackpot(game, round);
  };

  /** Adds a part of the stake to the jackpot, which the round may win; the part above a limit stays in it. */
  const playJackpot = (game: Game, round: Round) => {
    const outcome = outcomeOf(round.userId);
    const tally = tallyOf(round);
    const pot = (pots.get(round.game) ?? 0) + fedBy(game);
    tally.fed = (tally.fed ?? 0) + fedBy(game);
    const cap = game.dailyWinCap;
    const left = cap - state.before(round.userId, round.game).won - tally.won;
    const room = cap > 0 ? Math.max(0, left) : Infinity;
    const isWon = isJackpot(round.id, jackpotIn(game)?.chance ?? 0);
    const win = isWon ? Math.min(Math.floor(pot / HUNDRED), room) : 0;
    pots.set(round.game, pot - win * HUNDRED);
    tally.jackpot = (tally.jackpot ?? 0) + win;
    tally.won += win;
    outcome.points += win;
    treasury -= win;
  };

  for (const round of rounds.toSorted((one, other) => one.at - other.at)) {
    const player = state.playerOf(round.userId);
    if (player === null) continue;
    const game = gameIn(settings, round.game);
    const why = game ? trouble(game, round, player) : 'GAME_OFF';
    if (!game || why !== null) skip(why ?? 'GAME_OFF');
    else if (round.together === null)
      settle(game, round, winOf(game, round, player, drawOf(round.id)));
    else {
      const group = shared.get(round.together) ?? { game, joined: [] };
      shared.set(round.together, group);
      const isIn = group.joined.some(({ userId }) => userId === round.userId);
      if (isIn || group.joined.length >= game.players) skip('TOO_FEW_PLAYERS');
      else {
        group.joined.push(round);
        outcomeOf(round.userId).staked += stakeOf(game, 0);
      }
    }
  }
  for (const [id, { game, joined }] of shared) {
    for (const { userId } of joined) outcomeOf(userId).staked -= stakeOf(game, 0);
    const winner = joined[Math.floor(drawOf(id) * joined.length)];
    const player = winner && state.playerOf(winner.userId);
    const pot = player ? potOf(game, player, joined.length) : 0;
    // The treasury must cover the part of the pot that the players have not paid, or the round does not begin.
    const isShort = (pot - stakeOf(game, 0) * joined.length) * HUNDRED > free();
    if (joined.length < 2 || isShort) {
      for (const _ of joined) skip(isShort ? 'TREASURY' : 'TOO_FEW_PLAYERS');
      continue;
    }
    for (const round of joined) settle(game, round, round === winner ? pot : 0);
  }
  return {
    outcomes: [...outcomes.values()].filter(({ rounds: count }) => count > 0),
    skipped,
    pots,
  };
}
