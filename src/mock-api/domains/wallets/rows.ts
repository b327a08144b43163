import type { ProofMethod } from '@/features/identity/linked-wallets/linkedWallet';

export interface LinkedWalletRow {
  id: string;
  userId: string;
  /** Base58. */
  address: string;
  name: string | null;
  flag: 'DEFAULT' | 'NOT_DEFAULT';
  method: ProofMethod;
  linkedAt: number;
  /** Its first transaction on the chain; null where there was none, missing before anybody looked. */
  firstUsedAt?: number | null;
}

/** What a wallet was asked to sign. A nonce is good once. */
export interface LinkRequestRow {
  id: string;
  userId: string;
  address: string;
  message: string;
  expiresAt: number;
  isUsed: boolean;
}

declare module '../../store/db' {
  interface Db {
    linkedWallets: LinkedWalletRow[];
    linkRequests: LinkRequestRow[];
  }
}
