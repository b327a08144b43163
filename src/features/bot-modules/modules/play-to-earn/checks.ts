import type { Check } from '../../engine/defineModule';
import { chanceSum, largestWin, returnOf, WHOLE } from './odds';
import { areUnique, itemsAt, numberAt } from '../../engine/read';

export const checks: readonly Check[] = [
  {
    path: 'games',
    message: 'Each game at most once.',
    holds: (values) => areUnique(itemsAt(values, 'games').map(({ kind }) => kind)),
  },
  {
    path: 'games',
    message: 'The chances of a game are more than 100 percent together.',
    holds: (values) => itemsAt(values, 'games').every((game) => chanceSum(game) <= 100n * WHOLE),
  },
  {
    path: 'games',
    message:
      'A game would pay back more than it takes. Lower its prizes, its chances or the bonus.',
    holds: (values) => itemsAt(values, 'games').every((game) => (returnOf(game) ?? 0n) <= WHOLE),
  },
  {
    path: 'treasury',
    message: 'Less than the largest win of a round.',
    holds: (values) =>
      itemsAt(values, 'games').every(
        (game) => largestWin(game) <= numberAt(values, 'treasury', Infinity),
      ),
  },
];
