import { products } from '@/features/modules/engine/catalogue';
import type { ItemRow } from '../orders/rows';

/** What a package can hold: the product's modules, by the id that unlocks each (`about.ts`). */
export const features: readonly ItemRow[] = products.map(({ planItem, title }) => ({
  id: planItem,
  name: title,
}));

/** The rows for a list of ids, in the catalogue's order. */
export const itemsFor = (ids: readonly string[]): ItemRow[] =>
  features.filter((feature) => ids.includes(feature.id));

/** `botServicesEnabled` of spec §3 by what the enabled orders hold. Chat- and tweet-to-earn are parts of 23. */
export function servicesFrom(items: readonly ItemRow[]) {
  const has = (...ids: string[]) => items.some((item) => ids.includes(item.id));
  return {
    holderVerification: has('holder-verification', 'crypto-holder-verification'),
    tokenPrice: has('token-price'),
    chatToEarn: has('23'),
    holdToEarn: has('22'),
    tweetToEarn: has('23'),
  };
}
