import type { Check } from '../../engine/defineModule';
import { isAtMost } from '../../common-fields/decimal';
import { areUnique } from '../../engine/unique';
import type { EngageSettings } from './fields';

/** The most one reaction or minute may pay (ADR own-module-limits). */
const MOST = '1000';

const payCheck = (
  path: 'reactionGive' | 'reactionReceive' | 'voicePay',
  source: string,
): Check<EngageSettings> => ({
  path,
  message: 'Maximum 1,000.',
  holds: (values) => !values.sources.includes(source) || isAtMost(values[path], MOST),
});

export const checks: readonly Check<EngageSettings>[] = [
  payCheck('reactionGive', 'REACTION'),
  payCheck('reactionReceive', 'REACTION'),
  payCheck('voicePay', 'VOICE'),
  {
    path: 'maxBalance',
    message: 'Must be at least the minimum balance.',
    holds: ({ hasMaxBalance, minBalance, maxBalance }) =>
      !hasMaxBalance || isAtMost(minBalance, maxBalance),
  },
  {
    path: 'memberDailyCap',
    message: 'Can’t be more than the daily limit for all members together.',
    holds: ({ hasServerCap, memberDailyCap, serverDailyCap }) =>
      !hasServerCap || isAtMost(memberDailyCap, serverDailyCap),
  },
  {
    path: 'reactionChannels',
    message: 'Add each channel only once.',
    holds: ({ sources, reactionChannels }) =>
      !sources.includes('REACTION') ||
      areUnique(reactionChannels.map(({ channelId }) => channelId)),
  },
  {
    path: 'dayMultipliers',
    message: 'Add each day only once.',
    holds: ({ dayMultipliers }) => areUnique(dayMultipliers.map(({ day }) => day)),
  },
  {
    path: 'eventMultipliers',
    message: 'An event’s end date is before its start date.',
    holds: ({ eventMultipliers }) =>
      eventMultipliers.every(({ startDate, endDate }) => startDate <= endDate),
  },
];
