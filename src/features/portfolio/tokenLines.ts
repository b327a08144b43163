import type { Priced } from './portfolioSchemas';
import type { WalletTokens } from './walletRead';
import { readPrice } from '@/features/billing/sol-value/price';
import { worthOf } from './worth';

/** The id of SOL, which has no token address. */
export const SOL = 'SOL';
const SOL_DECIMALS = 9;
const ONE_SOL = 10n ** 18n;

/** Data about tokens and collections, by address; addresses on no list are missing. */
export type PriceBook = ReadonlyMap<string, Priced>;

/** A token summed over the selected wallets. */
export interface TokenLine {
  /** Token address (base58), or SOL. */
  id: string;
  name: string | null;
  symbol: string;
  image: string | null;
  /** On a list of well-known tokens. */
  isVerified: boolean;
  decimals: number;
  /** Base units; null if no wallet's amount could be read. */
  amount: bigint | null;
  /** Some wallet's amount couldn't be read. */
  isPart: boolean;
  /** Price of one token, in 10^-18 SOL; null if it isn't traded. */
  price: bigint | null;
  /** Price 24 hours ago; null if unknown. */
  price24h: bigint | null;
  /** Lamports; null without a price or an amount. */
  worth: bigint | null;
  /** Worth of the same amount 24 hours ago, lamports. */
  worth24h: bigint | null;
  /** Wallets it is in (base58). */
  wallets: string[];
}

/** A wallet with its data. */
export interface ReadWallet {
  address: string;
  tokens: WalletTokens;
}

/**
 * Sums tokens over wallets, exactly. If two wallets report different decimals for a token, the first one's are used,
 * and the token counts as left out of the other.
 */
export function tokenLines(
  wallets: readonly ReadWallet[],
  prices: PriceBook,
): { lines: TokenLine[]; leftOut: number } {
  const lines = new Map<string, TokenLine>();
  let leftOut = 0;
  for (const { address, tokens } of wallets) {
    leftOut += tokens.leftOut;
    const own = { mint: SOL, decimals: SOL_DECIMALS, amount: tokens.lamports };
    for (const { mint, decimals, amount } of [own, ...tokens.tokens]) {
      const line = lines.get(mint) ?? emptyLine(mint, decimals, prices.get(mint));
      if (line.decimals !== decimals) {
        leftOut += 1;
        continue;
      }
      lines.set(mint, line);
      if (amount === null) {
        line.isPart = true;
        continue;
      }
      line.amount = (line.amount ?? 0n) + BigInt(amount);
      if (BigInt(amount) > 0n) line.wallets.push(address);
    }
  }
  const found = [...lines.values()].filter(({ amount, isPart }) => isPart || amount !== 0n);
  for (const line of found) {
    line.worth = worthAt(line, line.price);
    line.worth24h = worthAt(line, line.price24h);
  }
  return { lines: found, leftOut };
}

const worthAt = ({ amount, decimals }: TokenLine, price: bigint | null): bigint | null =>
  price === null || amount === null ? null : worthOf(amount, decimals, price);

function emptyLine(mint: string, decimals: number, known: Priced | undefined): TokenLine {
  const none = { decimals, amount: null, isPart: false, worth: null, worth24h: null, wallets: [] };
  if (mint === SOL)
    return {
      ...none,
      id: SOL,
      name: 'Solana',
      symbol: 'SOL',
      image: null,
      isVerified: true,
      price: ONE_SOL,
      price24h: ONE_SOL,
    };
  const isToken = known?.kind === 'token';
  return {
    ...none,
    id: mint,
    name: isToken ? known.name : null,
    symbol: isToken ? known.symbol : '?',
    image: isToken ? known.image : null,
    isVerified: isToken,
    price: isToken ? readPrice(known.priceSol) : null,
    price24h: isToken ? readPrice(known.priceSol24h) : null,
  };
}

/** Total value, lamports; tokens without a price count as 0. */
export const worthOfAll = (lines: readonly { worth: bigint | null }[]): bigint =>
  lines.reduce((sum, { worth }) => sum + (worth ?? 0n), 0n);
