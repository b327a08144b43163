import type { Order } from '@/features/billing/orders/order';
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

/** The order's record: the stored one, merged with what this page knows beyond it. */
export function loadRecord({ ports, memory, hint }: Context): PaymentRecord | null {
  const stored = ports.journal.read(hint.id);
  const ours = memory.record?.orderId === hint.id ? memory.record : null;
  // Without an open attempt this page has nothing to add, and storage may be newer.
  memory.record = openAttempt(ours) ? mergeRecords(ours, stored) : stored;
  return memory.record;
}

/** Stores an attempt in memory and in the journal. False: the journal did not accept it. */
export function writeAttempt(
  { ports, memory }: Context,
  record: PaymentRecord,
  attempt: Attempt,
): boolean {
  memory.record = withAttempt(record, attempt);
  return ports.journal.write(memory.record);
}

/** Restores the record if storage was cleared while this page was open. Only under the order's lock. */
export function reinstate({ ports, memory, hint }: Context): void {
  if (openAttempt(memory.record) && memory.record && !ports.journal.read(hint.id)) {
    ports.journal.write(memory.record);
  }
}

/** The current record. Throws unless one was loaded or begun before. */
export function currentRecord({ memory }: Context): PaymentRecord {
  if (!memory.record) throw new Error('There is no record of this payment');
  return memory.record;
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

/** Adopts a payment found on-chain, so that it is reported until the server has it. */
export function adopt(ctx: Context, record: PaymentRecord, signature: string, payer: string) {
  const attempt: Attempt = {
    n: nextNumber(record),
    state: 'USED',
    signature,
    blockhash: '',
    lastValidBlockHeight: 0,
  };
  writeAttempt(ctx, { ...record, payer }, attempt);
  return attempt;
}
