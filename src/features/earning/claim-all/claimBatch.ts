import * as z from 'zod/mini';
import { localStore } from '@/shared/storage/storage';
import { DAY } from '@/shared/time/durations';
import { serverNow } from '@/shared/time/serverClock';
import { claimableLineSchema, type ClaimableLine, type Outcome } from './claimable';

const PREFIX = 'castle-claim-all:';
/** Shorter than the 30 days for which the server keeps outcomes. An older batch is never sent again. */
const LIFE = 7 * DAY;

const batchSchema = z.object({
  v: z.literal(1),
  /** Time it was first sent, ms since 1970. */
  at: z.number(),
  lines: z.array(z.object({ key: z.string(), line: claimableLineSchema })).check(z.minLength(1)),
  /** The server certainly knows the outcomes. */
  isAnswered: z.boolean(),
});
/** Lines claimed together, as they were shown, each with its own key. */
export type ClaimBatch = z.infer<typeof batchSchema>;

const listeners = new Set<() => void>();
const keyOf = (userId: string) => `${PREFIX}${userId}`;
const notifyAll = () => {
  for (const listener of listeners) listener();
};

/** Stored text of an account's batch, for comparison: any change in the batch changes it. Null without a batch. */
export const textOfBatch = (userId: string): string | null => localStore.getText(keyOf(userId));

/** The last batch an account sent in this browser; null without one, or if it is too old. */
export function readBatch(userId: string): ClaimBatch | null {
  const batch = localStore.getJson(keyOf(userId), batchSchema);
  return batch && serverNow() - batch.at < LIFE ? batch : null;
}

/** Stores a batch. Returns false if it wouldn't survive a reload; then it must not be sent. */
export function keepBatch(userId: string, batch: ClaimBatch): boolean {
  const isKept = localStore.set(keyOf(userId), JSON.stringify(batch));
  if (!isKept) localStore.remove(keyOf(userId));
  notifyAll();
  return isKept;
}

export function forgetBatch(userId: string): void {
  localStore.remove(keyOf(userId));
  notifyAll();
}

/** Drops a batch whose outcomes are known; keeps one without a response. */
export function dropAnswered(userId: string): void {
  if (readBatch(userId)?.isAnswered === true) forgetBatch(userId);
}

/**
 * Calls back on each change, in other tabs too.
 *
 * @returns a function that stops the calls
 */
export function watchBatches(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

/** A new batch. Each line gets a key that is never used again. */
export const batchOf = (lines: readonly ClaimableLine[]): ClaimBatch => ({
  v: 1,
  at: serverNow(),
  lines: lines.map((line) => ({ key: crypto.randomUUID(), line })),
  isAnswered: false,
});

/** Body of the call for a batch. */
export const sentLines = ({ lines }: ClaimBatch) =>
  lines.map(({ key, line: { terms, address, needsWallet } }) => ({
    key,
    address: needsWallet ? address : null,
    terms,
  }));

/** A line with its outcome; null while unknown. */
export interface ReceiptLine {
  line: ClaimableLine;
  outcome: Outcome | null;
}

export const receiptOf = ({ lines }: ClaimBatch, outcomes: readonly Outcome[]): ReceiptLine[] =>
  lines.map(({ key, line }) => ({
    line,
    outcome: outcomes.find((each) => each.key === key) ?? null,
  }));

/** Whether a delivery of any line can still change without the team sending it by hand. */
export const isMoving = (outcomes: readonly Outcome[]): boolean =>
  outcomes.some(({ deliveries }) =>
    deliveries.some(({ state, stage }) => state === 'WAITING' && stage !== 'MANUAL'),
  );
