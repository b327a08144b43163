import { type PaymentRecord, openAttempt, recordSchema } from './record';

const PREFIX = 'PAY:';

/** The part of Web Storage that is needed; a page whose storage is forbidden passes null. */
export type JournalStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

export interface Journal {
  /** The record of an order, or null when there is none or it cannot be read. */
  read(orderId: string): PaymentRecord | null;
  /** Writes before it returns. False: it was not kept (full or forbidden), so ask before going on. */
  write(record: PaymentRecord): boolean;
  /** Only after the server has said that the payment is registered. */
  remove(orderId: string): void;
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
  const read = (orderId: string) =>
    parse(
      attempt(() => storage?.getItem(PREFIX + orderId)),
      orderId,
    );
  return {
    read,
    write(record) {
      const text = JSON.stringify(record);
      attempt(() => storage?.setItem(PREFIX + record.orderId, text));
      // Read back: some private modes accept a write and keep nothing.
      return attempt(() => storage?.getItem(PREFIX + record.orderId)) === text;
    },
    remove: (orderId) => attempt(() => storage?.removeItem(PREFIX + orderId)),
    open: () =>
      orderIds(storage)
        .map(read)
        .filter((record) => record !== null)
        .filter((record) => openAttempt(record) !== undefined)
        .sort((a, b) => a.createdAt - b.createdAt),
  };
}

/** localStorage, or null where even naming it throws. */
export function browserStorage(): JournalStorage | null {
  return attempt(() => globalThis.localStorage) ?? null;
}

function orderIds(storage: JournalStorage | null): string[] {
  const keys = attempt(() =>
    Array.from({ length: storage?.length ?? 0 }, (_, index) => storage?.key(index) ?? ''),
  );
  return (keys ?? [])
    .filter((key) => key.startsWith(PREFIX))
    .map((key) => key.slice(PREFIX.length));
}

function parse(text: string | null | undefined, orderId: string): PaymentRecord | null {
  if (text === null || text === undefined) return null;
  const result = recordSchema.safeParse(attempt((): unknown => JSON.parse(text)));
  return result.success && result.data.orderId === orderId ? result.data : null;
}

function attempt<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}
