import type { Check } from '../engine/defineModule';
import { isAtMost } from './decimal';
import { amount } from '../kinds/amount/field';
import { checks } from '../kinds/checks/field';
import { choices } from './choices';
import { number } from '../kinds/number/field';
import { toggle } from '../kinds/switch/field';
import type { About } from './field';
import { duration } from '../kinds/duration/field';

/** Where NFTs are traded, as alerts can be narrowed to. */
export const marketplaces = () =>
  checks({
    label: 'Marketplaces',
    choices: choices(['MAGIC_EDEN', 'Magic Eden'], ['TENSOR', 'Tensor'], ['OTHER', 'Others']),
    initial: ['MAGIC_EDEN', 'TENSOR', 'OTHER'],
    least: 1,
  });

/** From a price, and up to one if there is one. */
export const priceRange = () => ({
  minPrice: amount({ label: 'From', unit: 'SOL', decimals: 9, initial: '0' }),
  hasMaxPrice: toggle({ label: 'Only up to a price', initial: false }),
  maxPrice: amount({
    label: 'Up to',
    unit: 'SOL',
    decimals: 9,
    initial: '100',
    isPositive: true,
    when: ({ hasMaxPrice }) => hasMaxPrice === true,
  }),
});

export const priceRangeCheck: Check = {
  path: 'maxPrice',
  message: 'Less than the price it begins at.',
  holds: ({ hasMaxPrice, minPrice, maxPrice }) =>
    hasMaxPrice !== true || isAtMost(minPrice, maxPrice),
};

/** How posts are kept from filling a channel: what is told together, and how many there may be. */
export const noise = (bundle: Pick<About, 'label' | 'hint'>) => ({
  bundle: duration({ ...bundle, min: 0, max: 600, initial: 30 }),
  maxPerHour: number({ label: 'Posts an hour, at most', min: 1, max: 120, initial: 30 }),
});
