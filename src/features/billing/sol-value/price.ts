/** Digits after the point that are read of a price. */
export const PRICE_DECIMALS = 18;

/** A price as a whole number of 10^-18; null where it is none. */
export function readPrice(text: string | null | undefined): bigint | null {
  const [, whole = '', fraction = ''] = /^(\d{1,18})(?:\.(\d{1,18}))?$/.exec(text ?? '') ?? [];
  return whole === '' ? null : BigInt(whole + fraction.padEnd(PRICE_DECIMALS, '0'));
}
