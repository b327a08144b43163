import { walletsOf } from '../wallets/wallets';
import type { World } from '../../store/world';
import type { HoldingRow } from './rows';

/** Converts decimal text to billionths; 0 for invalid text. */
export const exact = (amount: string): bigint => {
  const [whole = '0', part = ''] = amount.split('.');
  return /^\d+$/.test(whole) && /^\d{0,9}$/.test(part) ? BigInt(whole + part.padEnd(9, '0')) : 0n;
};

/** Converts billionths to decimal text. */
export const asText = (billionths: bigint): string => {
  const digits = billionths.toString().padStart(10, '0');
  const part = digits.slice(-9).replace(/0+$/, '');
  return digits.slice(0, -9) + (part === '' ? '' : `.${part}`);
};

/** Amounts of a token that are staked or locked, and that are in liquidity pools, in billionths. */
export function partsOf({ amount, parts = {} }: Pick<HoldingRow, 'amount' | 'parts'>) {
  const all = exact(amount);
  const staked = atMost(exact(parts.staked ?? '0'), all);
  return { staked, pooled: atMost(exact(parts.pooled ?? '0'), all - staked) };
}

const atMost = (amount: bigint, most: bigint): bigint => (amount < most ? amount : most);

/** The sum of a token or collection in all linked wallets of a member, as decimal text. */
export function heldBy(world: World, userId: string, asset: string): string {
  const mine = new Set(walletsOf(world, userId).map(({ address }) => address));
  const sum = world.db.holdings
    .filter((row) => row.asset === asset && mine.has(row.wallet))
    .reduce((total, { amount }) => total + exact(amount), 0n);
  return asText(sum);
}

/** Whether one decimal text is at least the other. */
export const isAtLeast = (have: string, need: string): boolean => exact(have) >= exact(need);
