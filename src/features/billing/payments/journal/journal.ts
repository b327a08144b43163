import { type PaymentRecord, openAttempt, recordSchema } from './record';

/** Key prefix of payments in storage. Private to this file. */
const PREFIX = 'PAY:';

/** The subset of Web Storage we need; null if the browser forbids storage. */
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
  /** Writes before it returns. False: not stored (full or forbidden), so get consent before continuing. */
  write(record: PaymentRecord): boolean;
  /** Only after the server has said that the payment is registered. */
  remove(orderId: string): void;
  /** Whether an entry exists under the order's key, even an unreadable one: it may represent money, too. */
  has(orderId: string): boolean;
  /** Whether no order has an entry. */
  isEmpty(): boolean;
  /** Payments that may have been made and are not registered yet, oldest first. */
  open(): PaymentRecord[];
}

/**
 * The payment journal: `PAY:{orderId}` in localStorage, synchronous so that it survives a tab that is closed in the
 * next instant (ADR sign-then-send, step 3). Never throws, even if storage does.
 *
 * @param storage null if the browser forbids it
 */
export function createJournal(storage: JournalStorage | null): Journal {
  const textOf = (orderId: string) => attempt(() => storage?.getItem(PREFIX + orderId)) ?? null;
  const read = (orderId: string) => parse(textOf(orderId), orderId);
  return {
    read,
    write(record) {
      const text = JSON.stringify(record);
      attempt(() => storage?.setItem(PREFIX + record.orderId, text));
      // Read back: some private modes accept a write and store nothing.
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

/** The result of `work`; undefined if it throws, as storage may in any browser. */
export function attempt<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}
