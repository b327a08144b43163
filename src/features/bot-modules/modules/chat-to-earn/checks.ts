import type { Check } from '../../engine/defineModule';
import { areRising } from './curve';
import { areUnique, itemsAt, numberAt } from '../../engine/read';

/** The most a message may pay before multipliers (decision 53). */
const MOST = 1000;

export const checks: readonly Check[] = [
  {
    path: 'spread',
    message: `A message would pay more than ${MOST}.`,
    holds: (values) => numberAt(values, 'minAmount') + numberAt(values, 'spread') <= MOST,
  },
  {
    path: 'channels',
    message: 'Each channel at most once.',
    holds: (values) =>
      values['channelMode'] === 'ALL' ||
      areUnique(itemsAt(values, 'channels').map(({ channelId }) => channelId)),
  },
  {
    path: 'channelMultipliers',
    message: 'Each channel at most once.',
    holds: (values) =>
      areUnique(itemsAt(values, 'channelMultipliers').map(({ channelId }) => channelId)),
  },
  {
    path: 'coefficients',
    message: 'With this formula, a higher level would need no more XP than the one before.',
    holds: (values) => values['curve'] !== 'POLY' || areRising(values),
  },
  {
    path: 'rewards',
    message: 'Each level at most once.',
    holds: (values) => areUnique(itemsAt(values, 'rewards').map(({ level }) => level)),
  },
  {
    path: 'maxLevel',
    message: 'There is a reward for a higher level.',
    holds: (values) =>
      itemsAt(values, 'rewards').every(
        (reward) => numberAt(reward, 'level') <= numberAt(values, 'maxLevel'),
      ),
  },
];
