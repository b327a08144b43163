import { parseSol } from './lamports';

/** A price in exact lamports; null if the text is no price, or zero. */
export function priceOf({ price }: { price: string }): bigint | null {
  try {
    const lamports = parseSol(price);
    return lamports > 0n ? lamports : null;
  } catch {
    return null;
  }
}

/** A price for display, as the server sent it: "1.25 SOL". */
export const priceInWords = ({ price }: { price: string }): string =>
  price.trim() === '' ? 'Price unknown' : `${price} SOL`;
