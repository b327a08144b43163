import type { Check } from '../../engine/defineModule';
import type { PlaySettings } from './fields';
import { chanceSum, largestWin, returnOf, WHOLE } from './odds';
import { areUnique } from '../../engine/unique';

export const checks: readonly Check<PlaySettings>[] = [
  {
    path: 'games',
    message: 'Add each game only once.',
    holds: ({ games }) => areUnique(games.map(({ kind }) => kind)),
  },
  {
    path: 'games',
    message: 'The chances of a game add up to more than 100%.',
    holds: ({ games }) => games.every((game) => chanceSum(game) <= 100n * WHOLE),
  },
  {
    path: 'games',
    message:
      'A game pays out more than it takes in. Lower its prizes, chances or holder multiplier.',
    holds: ({ games }) => games.every((game) => (returnOf(game) ?? 0n) <= WHOLE),
  },
  {
    path: 'treasury',
    message: 'Must cover the largest win of a round.',
    holds: ({ games, treasury }) => games.every((game) => largestWin(game) <= treasury),
  },
];
