import type { ClaimToken } from '@/features/earning/claims/claim';
import { formatUnits } from '@/shared/money/lamports';
import { TOKEN_ACCOUNT_RENT } from '../../chain/fees';
import { findToken } from '../market/market';
import type { World } from '../../store/world';
import { prizesReserved } from '../seasons/reserved';
import { ledgerAddress } from './ledgerKey';
import type { PayoutRow } from './rows';

/** What a transfer may cost beside its amount, lamports. */
export const FEE = 10_000n;
/** A wallet keeps what an account without data owes in rent, or the chain refuses the transfer. */
export const RENT = 890_880n;

export const isOpen = ({ status }: { status: PayoutRow['status'] }) =>
  status === 'PENDING' || status === 'PROCESSED';

/** What is to be paid: base units of a token, or lamports where there is no mint. */
export interface Due {
  mint: string | null;
  amount: bigint;
}

const SOL: ClaimToken = { mint: null, symbol: 'SOL', image: null, decimals: 9 };

/** How a token is called and counted; SOL for null. None for a mint nobody knows the decimals of. */
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

/** Lamports a payout takes: its amount where it is SOL, the fee, and the rent of an account for a token. */
const lamportsOf = ({ mint, amount }: Due) => FEE + (mint === null ? amount : TOKEN_ACCOUNT_RENT);

/** Payouts and withdrawals alike: what is on its way out is promised to nobody else. */
const openOf = ({ db }: World, serverId: string): Due[] =>
  [...db.payouts, ...db.withdrawals]
    .filter((row) => row.serverId === serverId && isOpen(row))
    .map(({ mint, amount }) => ({ mint, amount: BigInt(amount) }));

const takenOf = (dues: readonly Due[], mint: string | null): bigint =>
  dues
    .filter((due) => mint === null || due.mint === mint)
    .reduce((sum, due) => sum + (mint === null ? lamportsOf(due) : due.amount), 0n);

/**
 * Base units of a token that a server's payouts and withdrawals under way and its season prizes will take. SOL includes
 * fees and rent.
 */
export const reservedOf = (world: World, serverId: string, mint: string | null): bigint =>
  takenOf([...openOf(world, serverId), ...prizesReserved(world, serverId)], mint);

/** Part of it reserved for season prizes. */
export const reservedForPrizes = (world: World, serverId: string, mint: string | null): bigint =>
  takenOf(prizesReserved(world, serverId), mint);

const lamportsOfAll = (dues: readonly Due[]): bigint =>
  dues.reduce((sum, due) => sum + lamportsOf(due), 0n);

/**
 * What a server can promise beyond what it has promised, base units; null where the chain cannot hold that token.
 * A payout that may have landed already counts twice, which errs on the safe side.
 *
 * @param planned amounts to pay first, besides those already promised
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
 * Whether a server can pay everything besides its promised amounts. Season prizes are paid from their own reservation,
 * so only payouts and withdrawals under way come before them.
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
