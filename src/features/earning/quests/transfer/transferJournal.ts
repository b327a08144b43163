import * as z from 'zod/mini';
import { localStore } from '@/shared/storage/storage';

const PREFIX = 'castle-quest-transfer:';

const recordSchema = z.object({
  v: z.literal(1),
  to: z.string(),
  lamports: z.string().check(z.regex(/^[1-9]\d{0,8}$/)),
  payer: z.string(),
  reference: z.string(),
  memo: z.string(),
  /** Base58. */
  signature: z.string(),
  lastValidBlockHeight: z.number(),
  /** Base64 of the signed transaction. */
  bytes: z.string(),
  /** SENT may be on its way; LANDED is on-chain. */
  state: z.enum(['SENT', 'LANDED']),
  /** The server has judged it for the task. */
  isChecked: z.boolean(),
});
export type TransferRecord = z.infer<typeof recordSchema>;

/** What this browser knows of a task’s transfer; 'unreadable' may represent money as well. */
export type KnownTransfer = TransferRecord | 'unreadable' | null;

const listeners = new Set<() => void>();
const keyOf = (place: string) => `${PREFIX}${place}`;
const tell = () => {
  for (const listener of listeners) listener();
};

/** The text of a record, for comparing: it changes with every field. */
export const textOfTransfer = (place: string): string | null => localStore.getText(keyOf(place));

export function readTransfer(place: string): KnownTransfer {
  const text = textOfTransfer(place);
  if (text === null) return null;
  return localStore.getJson(keyOf(place), recordSchema) ?? 'unreadable';
}

/** Stores the record before anything is sent. False: it would not survive a reload, and nothing must be sent. */
export function keepTransfer(place: string, record: TransferRecord): boolean {
  const isKept = localStore.set(keyOf(place), JSON.stringify(record));
  tell();
  return isKept;
}

export function forgetTransfer(place: string): void {
  localStore.remove(keyOf(place));
  tell();
}

/** Calls the listener on each change, in other tabs too. @returns a function that stops it */
export function watchTransfers(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}
