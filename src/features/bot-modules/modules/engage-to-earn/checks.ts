import type { Check } from '../../engine/defineModule';
import type { Values } from '../../fields/field';
import { isAtMost } from '../../fields/decimal';
import { areUnique, itemsAt, textAt, textsAt } from '../../engine/read';

/** The most one reaction or minute may pay (decision 53). */
const MOST = '1000';

const isInForce = (values: Values, source: string) => textsAt(values, 'sources').includes(source);

const payCheck = (path: string, source: string): Check => ({
  path,
  message: 'At most 1,000.',
  holds: (values) => !isInForce(values, source) || isAtMost(values[path], MOST),
});

export const checks: readonly Check[] = [
  payCheck('reactionGive', 'REACTION'),
  payCheck('reactionReceive', 'REACTION'),
  payCheck('voicePay', 'VOICE'),
  {
    path: 'maxBalance',
    message: 'Less than the minimum balance.',
    holds: ({ hasMaxBalance, minBalance, maxBalance }) =>
      hasMaxBalance !== true || isAtMost(minBalance, maxBalance),
  },
  {
    path: 'memberDailyCap',
    message: 'More than the whole server may earn.',
    holds: ({ hasServerCap, memberDailyCap, serverDailyCap }) =>
      hasServerCap !== true || isAtMost(memberDailyCap, serverDailyCap),
  },
  {
    path: 'reactionChannels',
    message: 'Each channel at most once.',
    holds: (values) =>
      !isInForce(values, 'REACTION') ||
      areUnique(itemsAt(values, 'reactionChannels').map(({ channelId }) => channelId)),
  },
  {
    path: 'dayMultipliers',
    message: 'Each day at most once.',
    holds: (values) => areUnique(itemsAt(values, 'dayMultipliers').map(({ day }) => day)),
  },
  {
    path: 'eventMultipliers',
    message: 'An event would end before it begins.',
    holds: (values) =>
      itemsAt(values, 'eventMultipliers').every(
        (event) => textAt(event, 'startDate') <= textAt(event, 'endDate'),
      ),
  },
];
