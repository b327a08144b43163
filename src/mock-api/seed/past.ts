import { encodeBase58 } from '@/shared/solana/base58';
import { DAY } from '@/shared/time/durations';
import type { Past, PastTransfer } from '../chain/past';
import { randomOf } from '../store/hashed';
import { TEMPLATE_NOW } from '../store/rebaseDates';
import { seedTemplate } from './template';
import { memoFor } from '../domains/orders/order';
import { DEPOSITS, fundedLedgers, ledgerAddress } from '../domains/payouts/ledgerKey';
import { payoutMemo, payoutReference } from '../domains/payouts/payouts';
import type { World } from '../store/world';

/** Age of the first deposit, and time between deposits: all are before the first payout. */
const FIRST_DEPOSIT = 118 * DAY;
const BETWEEN = 17 * DAY;
/** Lamports left in each sending wallet. */
const LEFT_OVER = 2_000_000_000n;

const drawn = (length: number, ...words: string[]) =>
  encodeBase58(randomOf(...words).bytes(length));

/**
 * The seed's transactions before the chain's start: deposits into ledger wallets, paid claims, and payments for
 * packages. Each account's balance is their sum (ADR seeded-chain).
 */
export function pastOf(world: World): Past {
  const transfers = [...deposits(world), ...payouts(world), ...payments(world)];
  const senders = new Map<string, bigint>();
  const ledgers = new Set(Object.keys(fundedLedgers).map(ledgerAddress));
  for (const { from, lamports } of transfers)
    if (!ledgers.has(from)) senders.set(from, (senders.get(from) ?? LEFT_OVER) + lamports);
  return { opening: [...senders], transfers };
}

/** Time for which the seed's rows were dated, ms: the clock may have advanced since, by a jump or over a restart. */
function seededAt({ db, clock }: World): number {
  const made = new Map(seedTemplate.payouts().map(({ id, at }) => [id, at]));
  const row = db.payouts.find(({ id }) => made.has(id));
  const at = row && made.get(row.id);
  return row === undefined || at === undefined ? clock.now() : row.at - at + TEMPLATE_NOW;
}

/** Sent from the project's treasury wallet where the server has one. */
function deposits(world: World): PastTransfer[] {
  const { db } = world;
  const now = seededAt(world);
  return Object.entries(fundedLedgers).flatMap(([serverId, lamports]) => {
    const own = db.projectWallets.find(
      (row) => row.serverId === serverId && row.role === 'TREASURY',
    );
    const from = own?.address ?? drawn(32, serverId, 'depositor');
    return Array.from({ length: DEPOSITS }, (_, index) => {
      const id = `${serverId} ${String(index)}`;
      return {
        signature: drawn(64, id, 'deposit'),
        at: now - FIRST_DEPOSIT + index * BETWEEN + randomOf(id, 'deposited').int(0, DAY),
        from,
        to: ledgerAddress(serverId),
        lamports: lamports / BigInt(DEPOSITS),
        reference: drawn(32, id, 'deposit account'),
        memo: 'Ledger wallet',
      };
    });
  });
}

/** Seeded payouts; later ones are on-chain already. */
function payouts({ db }: World): PastTransfer[] {
  const seeded = new Set(seedTemplate.payouts().map(({ id }) => id));
  return db.payouts.flatMap(({ id, status, signature, serverId, address, amount, steps }) => {
    const paid = steps.findLast(({ step }) => step === 'PAID');
    if (!seeded.has(id) || status !== 'SUCCESS' || signature === null || !paid) return [];
    return [
      {
        signature,
        at: paid.at,
        from: ledgerAddress(serverId),
        to: address,
        lamports: BigInt(amount),
        reference: payoutReference(id),
        memo: payoutMemo(id),
      },
    ];
  });
}

function payments({ db, settings }: World): PastTransfer[] {
  const seeded = new Set(seedTemplate.payments().map(({ signature }) => signature));
  return db.payments.flatMap(({ signature, orderId, source, lamports, at }) => {
    const order = db.orders.find(({ id }) => id === orderId);
    if (!seeded.has(signature) || !order || source === null) return [];
    return [
      {
        signature,
        at,
        from: source,
        to: settings.treasury,
        lamports: BigInt(lamports),
        reference: order.reference,
        memo: memoFor(order),
      },
    ];
  });
}
