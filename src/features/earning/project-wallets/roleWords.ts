import type { ProjectWallet, ProjectWalletRole } from './projectWallet';

/** What each role means. */
export const roleWords: Readonly<Record<ProjectWalletRole, { name: string; hint: string }>> = {
  TREASURY: {
    name: 'Treasury',
    hint: 'Receives withdrawals from the ledger wallet, starting 24 hours after you add it. It pays no rewards.',
  },
  PAYMENT: { name: 'Payment', hint: 'Pays for this server’s packages. It pays no rewards.' },
  VERIFICATION: {
    name: 'Verification',
    hint: 'Proves that your project’s collections and tokens are yours.',
  },
};

const isKnown = (role: string): role is ProjectWalletRole => Object.hasOwn(roleWords, role);

/** A role in words. */
export const roleText = (role: string): string =>
  isKnown(role) ? roleWords[role].name : 'Unknown';

/** What a wallet is called: its label, or its role. */
export const calledOf = ({ label, role }: ProjectWallet): string => label ?? roleText(role);
