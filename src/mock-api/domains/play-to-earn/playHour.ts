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

/** What a member won, lost and last played of a game. */
export interface Tally {
  won: number;
  lost: number;
  last: number;
  /** What they put into its jackpot, in hundredths of a point, and the points they won of it. */
  fed?: number;
  jackpot?: number;
}

/** What an hour begins with. */
export interface PlayState {
  playerOf: (userId: string) => Player | null;
  /** Points a member may stake, beside what they win and lose in this hour. */
  availableOf: (userId: string) => number;
  /** What a member won and lost that day before this hour, and when they last played. */
  before: (userId: string, game: string) => Tally;
  /** Points the games may still lose, what is in jackpots included. */
  treasury: number;
  /** What is in the jackpot of each game, in hundredths of a point. */
  pots?: ReadonlyMap<string, number>;
}

/** What an hour came to for a member. */
export interface Outcome {
  userId: string;
  rounds: number;
  /** Won less lost. */
  points: number;
  games: Map<string, Tally>;
}

/** Beside it, what is at stake in rounds of several that have not ended. */
interface Open extends Outcome {
  staked: number;
}

/** Whether a round wins the jackpot of its game: drawn for it, the same each time. */
const isJackpot = (id: string, chance: number): boolean =>
  randomOf(id, 'jackpot').next() * 100 < chance;

/** The number that is drawn for a round: the same each time. */
const drawOf = (id: string): number => randomOf(id, 'play').next();

/**
 * Plays the rounds of an hour in their order. Nobody risks more than they have, nor the games more than their
 * treasury holds; what a day’s limit of wins cuts off stays there.
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
  /** What the games may lose, in hundredths of a point: what is in jackpots is the players’ already. */
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

  /** Writes down what a round came to. */
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

  /** A part of the stake goes into the jackpot, and a round may win it; what a limit cuts off stays in it. */
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
    // What the players have not brought is in the treasury, or the round does not begin.
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
