import { findToken } from '../../market/market';

/** Tokens there are of each, for want of an index of supplies. */
export const SUPPLY = 10_000_000n;

export const symbolOf = (mint: string) => findToken(mint)?.symbol ?? 'an unknown token';
export const dollars = (cents: bigint) =>
  `$${(cents / 100n).toLocaleString('en')}${cents % 100n === 0n ? '' : `.${String(cents % 100n).padStart(2, '0')}`}`;
