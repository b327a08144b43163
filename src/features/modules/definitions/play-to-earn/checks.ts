import type { Check } from '../../engine/defineModule';
import type { PlaySettings } from './fields';
import { chanceSum, largestWin, returnOf, WHOLE } from './odds';
import { areUnique } from '../../engine/unique';

export const checks: readonly Check<PlaySettings>[] = [
  {
    path: 'games',
    message: 'Each game at most once.',
    holds: ({ games }) => areUnique(games.map(({ kind }) => kind)),
  },
  {
    path: 'games',
    message: 'The chances of a game are more than 100 percent together.',
    holds: ({ games }) => games.every((game) => chanceSum(game) <= 100n * WHOLE),
  },
  {
    path: 'games',
    message:
      'A game would pay back more than it takes. Lower its prizes, its chances or the bonus.',
    holds: ({ games }) => games.every((game) => (returnOf(game) ?? 0n) <= WHOLE),
  },
  {
    path: 'treasury',
    message: 'Less than the largest win of a round.',
    holds: ({ games, treasury }) => games.every((game) => largestWin(game) <= treasury),
  },
];
