import { counted } from '@/shared/text/language';
import type { Package } from './package';

const WORDS = new Map([
  ['ONE_TIME', 'once'],
  ['MONTHLY', 'a month'],
  ['QUARTERLY', 'a quarter'],
  ['YEARLY', 'a year'],
  ['LIFETIME', 'for life'],
]);

/** What stands behind the price: 'a month', 'for life'; a type this build does not know, in small letters. */
export const termOf = ({ subscriptionType }: Pick<Package, 'subscriptionType'>): string =>
  WORDS.get(subscriptionType) ?? subscriptionType.toLowerCase().replaceAll('_', ' ');

/** How long it lasts, in words; null where the server does not say. */
export function lengthOf({ durationDays }: Pick<Package, 'durationDays'>): string | null {
  if (durationDays === undefined) return null;
  return durationDays === null
    ? 'No end date.'
    : `Lasts ${counted(durationDays, 'day')}. Doesn’t renew automatically.`;
}
