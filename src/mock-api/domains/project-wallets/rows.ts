import type { ProofMethod } from '@/features/identity/linked-wallets/linkedWallet';
import type { ProjectWalletRole } from '@/features/earning/project-wallets/projectWallet';
import type { LinkRequestRow } from '../wallets/rows';

/** An account that acts for a server, proven by a signature. */
export interface ProjectWalletRow {
  id: string;
  serverId: string;
  /** Base58. */
  address: string;
  label: string | null;
  role: ProjectWalletRole;
  flag: 'DEFAULT' | 'NOT_DEFAULT';
  method: ProofMethod;
  /** Withdrawals wait a day from then on; a new proof does not change it. */
  addedAt: number;
  provenAt: number;
  addedBy: string;
}

/** What a wallet was asked to sign for a server. */
export interface ProjectWalletRequestRow extends LinkRequestRow {
  serverId: string;
  role: ProjectWalletRole;
}

declare module '../../store/db' {
  interface Db {
    projectWallets: ProjectWalletRow[];
    projectWalletRequests: ProjectWalletRequestRow[];
  }
}
