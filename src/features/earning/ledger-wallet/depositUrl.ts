import { formatSol } from '@/shared/money/lamports';

interface DepositLink {
  /** The ledger wallet (base58). */
  address: string;
  /** Null leaves the amount to whoever pays. */
  lamports: bigint | null;
  /** Name of the server, for the wallet to show. */
  server: string;
}

/** The link behind the QR code (Solana Pay, "transfer request"): `solana:<recipient>?amount=…`. */
export function depositUrl({ address, lamports, server }: DepositLink): string {
  const fields = {
    ...(lamports === null ? {} : { amount: formatSol(lamports) }),
    label: 'Castle Bots',
    message: `Deposit to the ledger wallet of ${server}`,
  };
  // Wallets read '+' as itself, so URLSearchParams would show plus signs for spaces.
  const query = Object.entries(fields).map(([key, value]) => `${key}=${encodeURIComponent(value)}`);
  return `solana:${address}?${query.join('&')}`;
}
