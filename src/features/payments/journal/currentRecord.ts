import type { Order } from '@/features/orders/order';
import type { Context } from '../flow/context';
import type { TransferPlan } from '../ports';
import {
  type Attempt,
  type PaymentRecord,
  mergeRecords,
  nextNumber,
  openAttempt,
  withAttempt,
} from './record';

/** The order's record: what is stored, and what this page knows beyond it. */
export function loadRecord({ ports, desk, hint }: Context): PaymentRecord | null {
  const stored = ports.journal.read(hint.id);
  const ours = desk.record?.orderId === hint.id ? desk.record : null;
  // Without an open attempt this page has nothing to add, and storage may be newer.
  desk.record = openAttempt(ours) ? mergeRecords(ours, stored) : stored;
  return desk.record;
}

/** Keeps an attempt in memory and in the journal. False: the journal did not take it. */
export function keep({ ports, desk }: Context, record: PaymentRecord, attempt: Attempt): boolean {
  desk.record = withAttempt(record, attempt);
  return ports.journal.write(desk.record);
}

/** Puts the record back where storage was emptied under this page. Only under the order's lock. */
export function reinstate({ ports, desk, hint }: Context): void {
  if (openAttempt(desk.record) && desk.record && !ports.journal.read(hint.id)) {
    ports.journal.write(desk.record);
  }
}

/** The record as it is now; one must have been loaded or begun before. */
export function currentRecord({ desk }: Context): PaymentRecord {
  if (!desk.record) throw new Error('There is no record of this payment');
  return desk.record;
}

/** A record for a new attempt; earlier attempts, all of them settled, stay in its list. */
export function beginRecord(ctx: Context, order: Order, plan: TransferPlan): PaymentRecord {
  const { payer, recipient, reference, memo, lamports } = plan;
  return {
    v: 1,
    orderId: order.id,
    discordServerId: order.discordServerId,
    orderTitle: order.package.name,
    network: ctx.settings.network,
    recipient,
    lamports: lamports.toString(),
    reference,
    memo,
    payer,
    createdAt: ctx.ports.clock.now(),
    attempts: loadRecord(ctx)?.attempts ?? [],
    reported: { ok: false, tries: 0 },
    state: 'CLOSED',
  };
}

/** Takes over a payment that was found on the chain, so that it is reported until the server has it. */
export function adopt(ctx: Context, record: PaymentRecord, signature: string, payer: string) {
  const attempt: Attempt = {
    n: nextNumber(record),
    state: 'USED',
    signature,
    blockhash: '',
    lastValidBlockHeight: 0,
  };
  keep(ctx, { ...record, payer }, attempt);
  return attempt;
}
