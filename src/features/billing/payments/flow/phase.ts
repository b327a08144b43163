/** The phases of a payment, and the reasons why it stops. Texts are in messages.ts. */

/** The wallet's balance, and what a payment takes from it. Lamports. */
interface Funds {
  balance: bigint;
  price: bigint;
  /** Maximum network fee. */
  fee: bigint;
}

/** Why the wallet cannot be opened. Amounts in lamports. */
export type BlockReason =
  | { kind: 'order-unreadable'; message: string }
  | { kind: 'order-missing' }
  | { kind: 'order-not-pending'; status: string }
  | { kind: 'price-unreadable' }
  | { kind: 'price-changed'; before: bigint; now: bigint }
  | { kind: 'treasury-missing' }
  /** Both base58: the account the server named, and the one pinned in the build. */
  | { kind: 'recipient-differs'; named: string; ours: string }
  | { kind: 'no-wallet' }
  | { kind: 'wrong-network' }
  | ({ kind: 'insufficient-price'; missing: bigint } & Funds)
  | ({ kind: 'insufficient-fee'; missing: bigint } & Funds)
  /** The remaining balance would be more than zero and less than the rent minimum of an account. */
  | { kind: 'rent'; missing: bigint; rentMinimum: bigint }
  | { kind: 'chain-unreachable' }
  | { kind: 'simulation'; message: string }
  | { kind: 'unexpected-transaction'; problem: string };

/** Why a signature, or the request for one, was discarded. In each case nothing was sent. */
export type DiscardReason =
  | { kind: 'too-slow' }
  | { kind: 'wallet-silent' }
  | { kind: 'wallet-closed' }
  | { kind: 'wallet-error'; message: string }
  | { kind: 'ledger' }
  | { kind: 'account-changed' }
  | { kind: 'unexpected-transaction'; problem: string }
  | { kind: 'order-not-pending'; status: string }
  | { kind: 'order-missing' }
  | { kind: 'price-changed' }
  | { kind: 'server-unreachable' }
  | { kind: 'chain-unreachable' }
  | { kind: 'journal' };

export type Phase =
  | { name: 'idle' }
  | { name: 'checking' }
  | { name: 'blocked'; reason: BlockReason }
  | { name: 'ready' }
  /** The journal cannot be written; the user must agree before the payment continues. */
  | { name: 'needs-consent' }
  | { name: 'awaiting-signature' }
  /** Neutral: nothing is wrong and nothing was lost. */
  | { name: 'rejected' }
  | { name: 'discarded'; reason: DiscardReason }
  | { name: 'final-check' }
  | { name: 'sending' }
  | { name: 'confirming' }
  /** The payment may have landed and this cannot be determined yet. Never offers to pay again. */
  | { name: 'unknown' }
  /** Proven: it can no longer land. Nothing was taken. */
  | { name: 'expired-unused' }
  /** Proven: it landed with an error. Only the network fee was taken. */
  | { name: 'failed-on-chain'; error: string }
  | { name: 'confirmed' }
  | { name: 'reporting'; tries: number; lastError: string; needsSupport: boolean }
  | { name: 'reported'; duplicate: boolean }
  /** Registered, but its order was closed before it arrived: it is being returned. */
  | { name: 'returning' }
  | { name: 'busy-elsewhere' };

export type PhaseName = Phase['name'];
