import * as z from 'zod/mini';
import { pastedWord } from '../links/pasted';
import { decodeBase58, isPublicKey } from './base58';
import { readExplorerLink, type Shown } from './explorerLink';

/** Expected kind of an address. An asset is a token or a collection. */
export type AddressUse = 'wallet' | 'token' | 'collection' | 'asset' | 'nft';

/** The address in typed text (base58 of 32 bytes), or why there is none, in words. */
export type AddressReading = { address: string } | { problem: string };

const names: Record<AddressUse, string> = {
  wallet: 'wallet',
  token: 'token',
  collection: 'collection',
  asset: 'token or collection',
  nft: 'NFT',
};

/**
 * Kinds of explorer pages whose account fits each use. An NFT's page shows a token address like a token's, but not its
 * collection.
 */
const fitting: Record<AddressUse, readonly Shown[]> = {
  wallet: ['account', 'wallet'],
  token: ['account', 'token', 'nft'],
  collection: ['account', 'token', 'collection'],
  asset: ['account', 'token', 'collection'],
  nft: ['account', 'token', 'nft'],
};

const shownNames: Record<Exclude<Shown, 'account'>, string> = {
  wallet: 'a wallet',
  token: 'a token',
  nft: 'one NFT',
  collection: 'a collection',
  transaction: 'a transaction',
};

/** Names of wallets and domains: Solana Name Service, AllDomains and others. */
const NAME = /^[^\s/]+\.(?:abc|bonk|eth|skr|sol)$/i;
/** `7xKX…gAsU` or `7xKX..gAsU`, as pages and wallets shorten an address. */
const SHORTENED = /^\w{2,12}(?:\.{2,}|…)\w{0,12}$/;

/**
 * Reads typed or pasted text in an address field: the address, a link to its page in an explorer or a marketplace, or
 * for wallets a payment link of Solana Pay. The address must be exact: nothing is looked up, corrected or guessed.
 */
export function readAddress(typed: string, use: AddressUse): AddressReading {
  const text = pastedWord(typed);
  if (isPublicKey(text)) return { address: text };
  const pieces = text.split(/\s+/u);
  // An address broken over several lines.
  const joined = pieces.join('');
  if (pieces.length > 1 && !pieces.some(isPublicKey) && isPublicKey(joined))
    return { address: joined };
  const recipient = use === 'wallet' ? /^solana:(\w+)(?:\?\S*)?$/i.exec(text)?.[1] : undefined;
  if (recipient !== undefined && isPublicKey(recipient)) return { address: recipient };
  if (text === '') return { problem: `Enter the address of the ${names[use]}.` };
  return NAME.test(text) || !text.includes('/')
    ? { problem: problemOf(text, pieces, use) }
    : ofLink(text, use);
}

function ofLink(text: string, use: AddressUse): AddressReading {
  const link = readExplorerLink(text);
  if (link === null) return { problem: noAddress(use) };
  if (link === 'unreadable')
    return { problem: 'We can’t read an address from this link. Paste the address.' };
  const { shown, value, network } = link;
  if (shown === 'transaction') return { problem: isTransaction(use) };
  if (shown !== 'account' && !fitting[use].includes(shown))
    return { problem: `This link leads to ${shownNames[shown]}, not a ${names[use]}.` };
  // A wallet has one address on all of Solana’s networks.
  return network === null || use === 'wallet'
    ? { address: value }
    : { problem: `This link is for ${network}. Paste a mainnet address.` };
}

function problemOf(text: string, pieces: readonly string[], use: AddressUse): string {
  if (NAME.test(text))
    return `We can’t look up names such as ${text}. Paste the ${names[use]}’s address.`;
  if (decodeBase58(text)?.length === 64) return isTransaction(use);
  if (SHORTENED.test(text)) return 'This address was shortened. Copy all of it.';
  if (pieces.some((piece) => isPublicKey(pastedWord(piece))))
    return 'Paste one address and nothing else.';
  if (/^0x[\da-f]{40}$/i.test(text)) return 'This is an Ethereum address. Paste a Solana address.';
  const odd = /^\S{32,48}$/u.test(text) ? /[^1-9A-HJ-NP-Za-km-z]/u.exec(text)?.[0] : undefined;
  return odd === undefined
    ? noAddress(use)
    : `Solana addresses never contain “${odd}”. Copy the address again.`;
}

const isTransaction = (use: AddressUse) =>
  `This is a transaction, not a ${names[use]}. Paste the ${names[use]}’s address.`;

const noAddress = (use: AddressUse) =>
  `This isn’t a Solana address. The address of a ${names[use]} has 32 to 44 letters and digits.`;

/** The address only; text without an exact address stays as typed. */
export function tidyAddress(typed: string, use: AddressUse): string {
  const read = readAddress(typed, use);
  return 'address' in read ? read.address : typed;
}

/** Schema of an address field; its output is the address only. */
export const addressInput = (use: AddressUse) =>
  z.string(`Enter the address of the ${names[use]}.`).check(
    z.overwrite((typed) => tidyAddress(typed, use)),
    z.refine(isPublicKey, {
      error: ({ input }) => {
        const read = readAddress(String(input), use);
        return 'problem' in read ? read.problem : '';
      },
    }),
  );
