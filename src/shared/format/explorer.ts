import { explorerUrlIn } from './explorerUrlIn';
import { preferences } from './displayPreferences';

/**
 * Address of an account or a transaction in the user's explorer.
 *
 * @param value an address or signature (base58); any text becomes a single path segment
 */
export const explorerUrl = (kind: 'account' | 'transaction', value: string): string =>
  explorerUrlIn(preferences().explorer, kind, value);
