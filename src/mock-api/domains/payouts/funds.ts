import type { ClaimToken } from '@/features/earning/claims/claim';
import { formatUnits } from '@/shared/money/lamports';
import { TOKEN_ACCOUNT_RENT } from '../../chain/fees';
import { findToken } from '../market/market';
import type { World } from '../../store/world';
import { prizesReserved } from '../seasons/reserved';
import { ledgerAddress } from './ledgerKey';
import type { PayoutRow } from './rows';

/** Maximum cost of a transfer beside its amount, lamports. */
export const FEE = 10_000n;
/** Rent of an account without data; a wallet must keep it, or the network refuses the transfer. Lamports. */
export const RENT = 890_880n;

export const isOpen = ({ status }: { status: PayoutRow['status'] }) =>
  status === 'PENDING' || status === 'PROCESSED';

/** An amount to pay: base units of a token, or lamports where `mint` is null. */
export interface Due {
  mint: string | null;
  amount: bigint;
}

const SOL: ClaimToken = { mint: null, symbol: 'SOL', image: null, decimals: 9 };

/** Facts of a token; SOL for null. Null for a mint with unknown decimals. */
export function tokenOf(mint: string | null): ClaimToken | null {
  if (mint === null) return SOL;
  const known = findToken(mint);
  const decimals = known?.decimals;
  return known && typeof decimals === 'number'
    ? { mint, symbol: known.symbol ?? '?', image: known.image ?? null, decimals }
    : null;
}

/** An amount in words: "0.1 SOL". */
export function amountText({ mint, amount }: Due): string {
  const token = tokenOf(mint);
  return token ? `${formatUnits(amount, token.decimals)} ${token.symbol}` : `${amount} units`;
}

/** Lamports that a payout needs: its amount where it is SOL, the fee, and the rent of a token account. */
const lamportsOf = ({ mint, amount }: Due) => FEE + (mint === null ? amount : TOKEN_ACCOUNT_RENT);

/** Open payouts and withdrawals, whose amounts are not available for others. */
const openOf = ({ db }: World, serverId: string): Due[] =>
  [...db.payouts, ...db.withdrawals]
    .filter((row) => row.serverId === serverId && isOpen(row))
    .map(({ mint, amount }) => ({ mint, amount: BigInt(amount) }));

const takenOf = (dues: readonly Due[], mint: string | null): bigint =>
  dues
    .filter((due) => mint === null || due.mint === mint)
    .reduce((sum, due) => sum + (mint === null ? lamportsOf(due) : due.amount), 0n);

/**
 * Base units of a token needed for a server's open payouts, withdrawals and season prizes. SOL includes fees and rent.
 */
export const reservedOf = (world: World, serverId: string, mint: string | null): bigint =>
  takenOf([...openOf(world, serverId), ...prizesReserved(world, serverId)], mint);

/** The part of it reserved for season prizes. */
export const reservedForPrizes = (world: World, serverId: string, mint: string | null): bigint =>
  takenOf(prizesReserved(world, serverId), mint);

const lamportsOfAll = (dues: readonly Due[]): bigint =>
  dues.reduce((sum, due) => sum + lamportsOf(due), 0n);

/**
 * Base units that a server can reserve in addition; null where the chain cannot hold that token. A payout that may have
 * landed already counts twice, to be safe.
 *
 * @param planned amounts to pay first, besides those already reserved
 */
export async function freeOf(
  world: World,
  serverId: string,
  mint: string | null,
  planned: readonly Due[] = [],
): Promise<bigint | null> {
  const chain = await world.chain();
  const wallet = ledgerAddress(serverId);
  const lamports =
    chain.balance(wallet) - reservedOf(world, serverId, null) - lamportsOfAll(planned) - RENT;
  if (mint === null) return lamports > FEE ? lamports - FEE : 0n;
  const held = chain.tokenBalance(wallet, mint);
  if (held === null) return null;
  const taken = planned.reduce((sum, due) => (due.mint === mint ? sum + due.amount : sum), 0n);
  const left = held - reservedOf(world, serverId, mint) - taken;
  return lamports >= FEE + TOKEN_ACCOUNT_RENT && left > 0n ? left : 0n;
}

/**
 * Whether a server can pay all these amounts in addition. Season prizes are paid from their own reservation, so only
 * open payouts and withdrawals come before them.
 */
export async function canPay(
  world: World,
  serverId: string,
  dues: readonly Due[],
  arePrizes = false,
): Promise<boolean> {
  const promised = openOf(world, serverId);
  if (!arePrizes) promised.push(...prizesReserved(world, serverId));
  const lamports = lamportsOfAll(dues);
  const chain = await world.chain();
  const held = chain.balance(ledgerAddress(serverId));
  if (takenOf(promised, null) + lamports + RENT > held) return false;
  return [...new Set(dues.flatMap(({ mint }) => mint ?? []))].every((mint) => {
    const wanted = dues
      .filter((due) => due.mint === mint)
      .reduce((sum, { amount }) => sum + amount, 0n);
    const there = chain.tokenBalance(ledgerAddress(serverId), mint);
    return there !== null && takenOf(promised, mint) + wanted <= there;
  });
}
