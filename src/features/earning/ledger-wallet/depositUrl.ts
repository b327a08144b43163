import { formatSol } from '@/shared/money/lamports';

interface DepositLink {
  /** The ledger wallet (base58). */
  address: string;
  /** Null lets the payer choose the amount. */
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
  // Wallets don't decode '+' as a space, so with URLSearchParams they would show plus signs for spaces.
  const query = Object.entries(fields).map(([key, value]) => `${key}=${encodeURIComponent(value)}`);
  return `solana:${address}?${query.join('&')}`;
}
