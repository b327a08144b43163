import { config } from '../config/config';
import { readKnownLink } from '../links/link';
import { decodeBase58 } from './base58';

/** What a page of an explorer or a marketplace is about. An account may be a wallet, a token or anything else. */
export type Shown = 'account' | 'wallet' | 'token' | 'nft' | 'collection' | 'transaction';

/** Explorers, marketplaces and launchpads that name an account in the path of its page, and hosts below theirs. */
const SITE =
  /(?:^|\.)(?:birdeye\.so|explorer\.solana\.com|gmgn\.ai|(?:orb|xray)\.helius\.(?:dev|xyz)|jup\.ag|magiceden\.(?:io|us)|oklink\.com|orbmarkets\.io|pump\.fun|rugcheck\.xyz|solana\.fm|solanabeach\.io|solscan\.io|tensor\.trade)$/;

/** Where the product's own links to the explorer lead, which may be one a deployment runs itself. */
const OWN_HOST = readKnownLink(config.explorerUrl)?.host;

/** By the part of the path in front of the account. */
const pages = new Map<string | undefined, Shown>([
  ['account', 'account'],
  ['address', 'account'],
  ['u', 'wallet'],
  ['profile', 'wallet'],
  ['portfolio', 'wallet'],
  ['token', 'token'],
  ['tokens', 'token'],
  ['coin', 'token'],
  ['item', 'nft'],
  ['item-details', 'nft'],
  ['collection', 'collection'],
]);

/** What a link leads to on a site we know, and on which of Solana's networks. */
export interface ExplorerLink {
  shown: Shown;
  /** Base58: of 32 bytes, or of 64 for a transaction. */
  value: string;
  /** Null for mainnet. */
  network: string | null;
}

/**
 * Reads a link to an explorer or a marketplace whose path holds exactly one address or signature.
 *
 * @returns 'unreadable' for any other link to the web, null for a text that is none
 */
export function readExplorerLink(typed: string): ExplorerLink | 'unreadable' | null {
  const read = readKnownLink(typed);
  if (!read) return /^(?:https?:)?\/\//i.test(typed.trim()) ? 'unreadable' : null;
  const parts = read.path.split('/').filter(Boolean);
  const found = parts.flatMap((value, place) => {
    const bytes = decodeBase58(value)?.length;
    const shown =
      bytes === 64 ? 'transaction' : bytes === 32 ? pages.get(parts[place - 1]) : undefined;
    return bytes === 32 || bytes === 64 ? [{ value, shown }] : [];
  });
  const [only] = found;
  const isKnown = read.host === OWN_HOST || SITE.test(read.host);
  if (!isKnown || found.length !== 1 || !only?.shown) return 'unreadable';
  const network = new URLSearchParams(read.query).get('cluster') ?? 'mainnet';
  return {
    value: only.value,
    shown: only.shown,
    network: network.startsWith('mainnet') ? null : network,
  };
}
