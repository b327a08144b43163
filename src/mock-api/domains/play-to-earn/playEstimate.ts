import type { Game, PlaySettings } from '@/features/modules/definitions/play-to-earn/fields';
import { gameKinds, isBet, isTable } from '@/features/modules/definitions/play-to-earn/games';
import { counted } from '@/shared/text/language';
import { potOf, stakeOf, winOf, type Player, type Round } from './playRounds';

const ROUNDS = 10;
/** Number of evenly spread draws that the average is computed from. */
const DRAWS = 10_000;
const NOBODY: Player = { roles: new Set(), level: 0 };

/** A game's name in the form. */
export const gameName = (kind: string): string =>
  gameKinds.find(([value]) => value === kind)?.[1] ?? 'A game';

/** A round with the smallest bet, in which the member is right. */
const roundOf = (game: Game): Round => ({
  id: '',
  userId: '',
  at: 0,
  channelId: '',
  game: game.kind,
  bet: isBet.holds(game) ? game.minBet : 0,
  isRight: true,
  together: null,
});

/** Average gain of this many rounds, minus their cost, by the code that pays. */
function averageOf(game: Game, rounds: number): number {
  const round = roundOf(game);
  const stake = stakeOf(game, round.bet);
  let sum = 0;
  for (let draw = 0; draw < DRAWS; draw += 1)
    sum += winOf(game, round, NOBODY, (draw + 0.5) / DRAWS) - stake;
  return (sum * rounds) / DRAWS;
}

function sentenceOf(game: Game, rounds: number): { points: number; sentence: string } {
  const { kind } = game;
  const played = `${counted(rounds, 'round')} of ${gameName(kind)}`;
  const stake = stakeOf(game, roundOf(game).bet);
  const cost = stake === 0 ? '' : ` for ${counted(stake, 'point')} each`;
  if (kind === 'RUMBLE') {
    const pot = potOf(game, NOBODY, 2) - stake;
    const points = pot * rounds;
    return {
      points,
      sentence: `A member who wins ${played}${cost} against one opponent would earn ${counted(points, 'point')}.`,
    };
  }
  const points = Math.round(averageOf(game, rounds));
  if (!isTable.holds(game) && !isBet.holds(game))
    return {
      points,
      sentence: `A member who gets ${played} right would earn ${counted(points, 'point')}.`,
    };
  const brings =
    points < 0 ? `cost ${counted(-points, 'point')}` : `bring ${counted(points, 'point')}`;
  return { points, sentence: `${played}${cost} ${brings} on average.` };
}

/** Estimated gains and losses by the games as typed. */
export function playEstimate(settings: PlaySettings, typed: number | undefined) {
  const games = settings.games.filter(({ isEnabled }) => isEnabled);
  const rounds = typed === undefined || typed === 0 ? ROUNDS : Math.min(typed, DRAWS);
  return {
    unit: 'rounds',
    cases: games.map((game) => Object.assign({ units: rounds }, sentenceOf(game, rounds))),
    everybody: null,
    notes: [
      ...(games.length === 0 ? ['No game is enabled.'] : []),
      'Estimates don’t include daily limits or the holder multiplier.',
      ...(games.some((game) => isTable.holds(game) && game.hasJackpot)
        ? [
            'Part of each stake goes to the jackpot, so prizes are smaller. Estimates don’t include jackpot wins.',
          ]
        : []),
      ...(settings.canExcludeSelf
        ? ['Members exclude themselves in Discord and can’t play while excluded.']
        : []),
      ...(settings.hasProof
        ? ['The proof of each round appears in Discord. It doesn’t change the odds.']
        : []),
    ],
  };
}
