import { config } from '../config/config';
import type { Preferences } from './preferenceChoices';

type Explorer = Preferences['explorer'];

/** Where each explorer shows an account and a transaction. */
const paths: Record<Explorer, { base: string; account: string; transaction: string }> = {
  default: { base: config.explorerUrl, account: 'address', transaction: 'tx' },
  'solana-explorer': {
    base: 'https://explorer.solana.com',
    account: 'address',
    transaction: 'tx',
  },
  solscan: { base: 'https://solscan.io', account: 'account', transaction: 'tx' },
  'solana-fm': { base: 'https://solana.fm', account: 'address', transaction: 'tx' },
};

/**
 * Where an explorer shows an account or a transaction.
 *
 * @param value an address or signature (base58); it becomes one segment of the path whatever it holds
 */
export function explorerUrlIn(
  explorer: Explorer,
  kind: 'account' | 'transaction',
  value: string,
): string {
  const { base, [kind]: path } = paths[explorer];
  return `${base}/${path}/${encodeURIComponent(value)}`;
}
