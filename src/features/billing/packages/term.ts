import { counted } from '@/shared/text/language';
import type { Package } from './package';

const WORDS = new Map([
  ['ONE_TIME', 'once'],
  ['MONTHLY', 'a month'],
  ['QUARTERLY', 'a quarter'],
  ['YEARLY', 'a year'],
  ['LIFETIME', 'for life'],
]);

/** The text after the price: 'a month', 'for life'. */
export const termOf = ({ subscriptionType }: Pick<Package, 'subscriptionType'>): string =>
  WORDS.get(subscriptionType) ?? 'unknown term';

/** Duration in words; null if the server does not give it. */
export function lengthOf({ durationDays }: Pick<Package, 'durationDays'>): string | null {
  if (durationDays === undefined) return null;
  return durationDays === null
    ? 'No end date.'
    : `Lasts ${counted(durationDays, 'day')}. Doesn’t renew automatically.`;
}
