import { LANGUAGE } from '@/shared/text/locales';
import type { Check } from '../../engine/defineModule';
import { areRising } from './curve';
import { areUnique } from '../../engine/unique';
import type { ChatRule } from './fields';

/** The most a message may pay before multipliers (ADR own-module-limits). */
const MOST = 1000;

export const checks: readonly Check<ChatRule>[] = [
  {
    path: 'spread',
    message: `Minimum XP and random bonus together can’t be more than ${MOST.toLocaleString(LANGUAGE)}.`,
    holds: ({ minAmount, spread }) => minAmount + spread <= MOST,
  },
  {
    path: 'channels',
    message: 'Add each channel only once.',
    holds: ({ channelMode, channels }) =>
      channelMode === 'ALL' || areUnique(channels.map(({ channelId }) => channelId)),
  },
  {
    path: 'channelMultipliers',
    message: 'Add each channel only once.',
    holds: ({ channelMultipliers }) =>
      areUnique(channelMultipliers.map(({ channelId }) => channelId)),
  },
  {
    path: 'coefficients',
    message: 'With this formula, a higher level wouldn’t need more XP than the one before.',
    holds: (values) => values.curve !== 'POLY' || areRising(values),
  },
  {
    path: 'rewards',
    message: 'Add each level only once.',
    holds: ({ rewards }) => areUnique(rewards.map(({ level }) => level)),
  },
  {
    path: 'maxLevel',
    message: 'Must be at least the highest level with a reward.',
    holds: ({ rewards, maxLevel }) => rewards.every(({ level }) => level <= maxLevel),
  },
];
