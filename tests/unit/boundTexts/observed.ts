import { boundTexts, type BoundKey } from './boundTexts';

const observed = new Set<string>();

/** The bound value of an entry, which the calling test holds against the product. */
export function bound<K extends BoundKey>(key: K): (typeof boundTexts)[K]['value'] {
  observed.add(key);
  return boundTexts[key].value;
}

/** Entries that no test has held against the product so far. */
export const unobserved = (): string[] =>
  Object.keys(boundTexts).filter((key) => !observed.has(key));
