import type { Check } from '../../engine/defineModule';
import { areRising } from './curve';
import { areUnique } from '../../engine/unique';
import type { ChatRule } from './fields';

/** The most a message may pay before multipliers (decision 53). */
const MOST = 1000;

export const checks: readonly Check<ChatRule>[] = [
  {
    path: 'spread',
    message: `A message would pay more than ${MOST}.`,
    holds: ({ minAmount, spread }) => minAmount + spread <= MOST,
  },
  {
    path: 'channels',
    message: 'Each channel at most once.',
    holds: ({ channelMode, channels }) =>
      channelMode === 'ALL' || areUnique(channels.map(({ channelId }) => channelId)),
  },
  {
    path: 'channelMultipliers',
    message: 'Each channel at most once.',
    holds: ({ channelMultipliers }) =>
      areUnique(channelMultipliers.map(({ channelId }) => channelId)),
  },
  {
    path: 'coefficients',
    message: 'With this formula, a higher level would need no more XP than the one before.',
    holds: (values) => values.curve !== 'POLY' || areRising(values),
  },
  {
    path: 'rewards',
    message: 'Each level at most once.',
    holds: ({ rewards }) => areUnique(rewards.map(({ level }) => level)),
  },
  {
    path: 'maxLevel',
    message: 'There is a reward for a higher level.',
    holds: ({ rewards, maxLevel }) => rewards.every(({ level }) => level <= maxLevel),
  },
];
