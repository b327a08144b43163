import { type PaymentRecord, openAttempt, recordSchema } from './record';

/** Of the payments' entries in storage. Nothing outside this file knows it. */
const PREFIX = 'PAY:';

/** The part of Web Storage that is needed; a page whose storage is forbidden passes null. */
export interface JournalStorage {
  readonly length: number;
  key(index: number): string | null;
  getItem(key: string): string | null;
  setItem(key: string, text: string): void;
  removeItem(key: string): void;
}

export interface Journal {
  /** The record of an order, or null when there is none or it cannot be read. */
  read(orderId: string): PaymentRecord | null;
  /** Writes before it returns. False: it was not kept (full or forbidden), so ask before going on. */
  write(record: PaymentRecord): boolean;
  /** Only after the server has said that the payment is registered. */
  remove(orderId: string): void;
  /** Whether there is anything under the order's key, also what cannot be read: it may stand for money, too. */
  has(orderId: string): boolean;
  /** Whether there is nothing under the key of any order. */
  isEmpty(): boolean;
  /** Payments that may have been made and are not registered yet, oldest first. */
  open(): PaymentRecord[];
}

/**
 * The payment journal: `PAY:{orderId}` in localStorage, synchronous so that it survives a tab that is
 * closed in the next instant (decision 56, step 3). Never throws, whatever storage does.
 *
 * @param storage null where the browser forbids it
 */
export function createJournal(storage: JournalStorage | null): Journal {
  const textOf = (orderId: string) => attempt(() => storage?.getItem(PREFIX + orderId)) ?? null;
  const read = (orderId: string) => parse(textOf(orderId), orderId);
  return {
    read,
    write(record) {
      const text = JSON.stringify(record);
      attempt(() => storage?.setItem(PREFIX + record.orderId, text));
      // Read back: some private modes accept a write and keep nothing.
      return textOf(record.orderId) === text;
    },
    remove: (orderId) => attempt(() => storage?.removeItem(PREFIX + orderId)),
    has: (orderId) => textOf(orderId) !== null,
    isEmpty: () => orderIds(storage).length === 0,
    open: () =>
      orderIds(storage)
        .map(read)
        .filter((record) => record !== null)
        .filter((record) => openAttempt(record) !== undefined)
        .sort((a, b) => a.createdAt - b.createdAt),
  };
}

function orderIds(storage: JournalStorage | null): string[] {
  const keys = attempt(() =>
    Array.from({ length: storage?.length ?? 0 }, (_, index) => storage?.key(index) ?? ''),
  );
  return (keys ?? [])
    .filter((key) => key.startsWith(PREFIX))
    .map((key) => key.slice(PREFIX.length));
}

function parse(text: string | null, orderId: string): PaymentRecord | null {
  if (text === null) return null;
  const result = recordSchema.safeParse(attempt((): unknown => JSON.parse(text)));
  return result.success && result.data.orderId === orderId ? result.data : null;
}

/** What work gives; undefined where it throws, as storage may in any browser. */
export function attempt<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}
