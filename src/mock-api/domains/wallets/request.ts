import { textOf } from '@/features/identity/linked-wallets/signInText';
import { iso } from '../../store/clock';
import { refuse } from '../../http/reply';
import { nextId, type World } from '../../store/world';

/** Life of a nonce, ms. */
const NONCE_LIFE = 5 * 60_000;
const NONCE_SIGNS = 'ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz23456789';

const nonce = () =>
  Array.from(
    crypto.getRandomValues(new Uint8Array(16)),
    (byte) => NONCE_SIGNS[byte % NONCE_SIGNS.length],
  ).join('');

interface Wanted {
  /** Base58. */
  address: string;
  /** What the wallet shows: one line of ASCII, or some Ledgers refuse it. */
  statement: string;
  /** The page it is for. */
  path: string;
}

/** What a wallet is asked to sign on this host, and the row by which the proof is known; good for five minutes. */
export function makeRequest(world: World, url: URL, { address, statement, path }: Wanted) {
  const now = world.clock.now();
  const id = nextId(world, 'lnk');
  const input = {
    domain: url.host,
    address,
    statement,
    uri: `${url.origin}${path}`,
    version: '1',
    chainId: 'mainnet',
    nonce: nonce(),
    issuedAt: iso(now),
    expirationTime: iso(now + NONCE_LIFE),
    requestId: id,
  };
  const message = textOf(input);
  const row = { id, address, message, expiresAt: now + NONCE_LIFE, isUsed: false };
  return { row, requestId: id, input, message };
}

const inWords = {
  EXPIRED: 'This took too long. Try again.',
  USED: 'This signature was already used. Try again.',
  OTHER_ACCOUNT: 'Another wallet signed the message.',
  OTHER_TEXT: 'The wallet signed a different message. Nothing was linked.',
  FORGED: 'The signature doesn’t match this account. Nothing was linked.',
  NOT_FOUND: 'We didn’t request this signature. Try again.',
} as const;

/** Why a proof does not hold. */
export const notProven = (trouble: keyof typeof inWords) =>
  refuse('proof-not-accepted', inWords[trouble], { trouble });
