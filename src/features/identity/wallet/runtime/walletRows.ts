import { WalletReadyState } from '@solana/wallet-adapter-base';
import type { Wallet } from '@solana/wallet-adapter-react';
import { isReady } from './readiness';

/** A wallet as the picker shows it; name, icon and address of a wallet are hostile (reliability B18). */
export interface WalletRow {
  readonly wallet: Wallet;
  readonly label: string;
  /** `data:image/…` or null. */
  readonly icon: string | null;
  readonly detected: boolean;
  /** https address where the wallet can be had, or null. */
  readonly url: string | null;
}

export interface WalletRows {
  readonly primary: readonly WalletRow[];
  readonly more: readonly WalletRow[];
  readonly anyInstalled: boolean;
}

const MAX_LABEL = 40;
const MAX_ICON = 200_000;
const ICON = /^data:image\/(?:svg\+xml|png|jpeg|jpg|webp|gif)[;,]/i;
// Control and direction characters could make a name read as another one.
const INVISIBLE = /[\p{Cc}\p{Cf}]/gu;

/** Text of at most 40 characters, never empty. */
export function safeLabel(name: unknown): string {
  const text = typeof name === 'string' ? name.replaceAll(INVISIBLE, '').trim() : '';
  // By code point, so that no surrogate pair is cut in two.
  const characters = Array.from(text);
  if (characters.length === 0) return 'Unnamed wallet';
  return characters.length > MAX_LABEL ? `${characters.slice(0, MAX_LABEL - 1).join('')}…` : text;
}

/** The icon if it is an inline image, else null. */
export function safeIcon(icon: unknown): string | null {
  return typeof icon === 'string' && icon.length <= MAX_ICON && ICON.test(icon) ? icon : null;
}

/** The address in normal form if it is https and carries no credentials, else null. */
export function safeUrl(url: unknown): string | null {
  if (typeof url !== 'string' || !URL.canParse(url)) return null;
  const { protocol, href, username, password } = new URL(url);
  return protocol === 'https:' && username === '' && password === '' ? href : null;
}

export function walletRow(wallet: Wallet): WalletRow {
  return {
    wallet,
    label: safeLabel(wallet.adapter.name),
    icon: safeIcon(wallet.adapter.icon),
    detected: wallet.readyState === WalletReadyState.Installed,
    url: safeUrl(wallet.adapter.url),
  };
}

/** Offered first even where it isn't detected: most people on Solana have it. */
const WELL_KNOWN = 'Phantom';

/**
 * One row a name, the installed registration winning (reliability B11); installed first, then the best known, then
 * loadable.
 */
export function walletRows(wallets: readonly Wallet[]): WalletRows {
  const byName = new Map<string, WalletRow>();
  // What this browser can never run, such as a Ledger without WebHID, is no choice.
  const possible = wallets.filter(({ readyState }) => readyState !== WalletReadyState.Unsupported);
  for (const row of possible.map(walletRow)) {
    const key = row.label.toLowerCase();
    const known = byName.get(key);
    const better = known && !known.detected && (row.detected || !isReady(known.wallet.readyState));
    if (!known || (better && isReady(row.wallet.readyState))) byName.set(key, row);
  }
  const rows = [...byName.values()];
  const ready = rows.filter(({ wallet }) => isReady(wallet.readyState));
  const unready = rows.filter(({ wallet }) => !isReady(wallet.readyState));
  const isWellKnown = ({ label }: WalletRow) => label === WELL_KNOWN;
  return {
    primary: [
      ...ready.filter((row) => row.detected),
      ...unready.filter(isWellKnown),
      ...ready.filter((row) => !row.detected),
    ],
    more: unready.filter((row) => !isWellKnown(row)),
    anyInstalled: ready.some((row) => row.detected),
  };
}
