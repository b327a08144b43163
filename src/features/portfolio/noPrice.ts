/** How far prices are. */
interface Prices {
  isOff: boolean;
  isFailed: boolean;
  isPending: boolean;
  isCut: boolean;
}

/**
 * Why a token or a collection has no price, in two or three words.
 *
 * @param isKnown whether the answers that have come tell of it
 */
export function noPriceText({ isOff, isFailed, isPending, isCut }: Prices, isKnown: boolean) {
  if (isOff) return 'Prices are off';
  if (isKnown) return 'No price';
  if (isPending) return 'Loading price';
  if (isFailed) return 'Price unavailable';
  return isCut ? 'Price not loaded' : 'No price';
}
