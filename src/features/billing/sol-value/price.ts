/** Decimal places read from a price. */
export const PRICE_DECIMALS = 18;

/** A price in units of 10^-18; null for a text that is no price. */
export function readPrice(text: string | null | undefined): bigint | null {
  const [, whole = '', fraction = ''] = /^(\d{1,18})(?:\.(\d{1,18}))?$/.exec(text ?? '') ?? [];
  return whole === '' ? null : BigInt(whole + fraction.padEnd(PRICE_DECIMALS, '0'));
}
