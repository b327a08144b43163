import { explorerUrlIn } from './explorerUrlIn';
import { preferences } from './displayPreferences';

/**
 * Where one's own explorer shows an account or a transaction.
 *
 * @param value an address or signature (base58); it becomes one segment of the path whatever it holds
 */
export const explorerUrl = (kind: 'account' | 'transaction', value: string): string =>
  explorerUrlIn(preferences().explorer, kind, value);
