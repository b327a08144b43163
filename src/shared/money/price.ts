import { parseSol } from './lamports';

/** A price in lamports, exactly; null when what was told is no price. Zero is not one either. */
export function priceOf({ price }: { price: string }): bigint | null {
  try {
    const lamports = parseSol(price);
    return lamports > 0n ? lamports : null;
  } catch {
    return null;
  }
}

/** A price for people, as it was told: "1.25 SOL". */
export const priceInWords = ({ price }: { price: string }): string =>
  price.trim() === '' ? 'Price unknown' : `${price} SOL`;
