import { localStore } from '../storage/storage';
import { isTimeZone } from '../time/timeZone';
import {
  clocks,
  currencies,
  dateOrders,
  explorers,
  firstPreferences,
  numberLocales,
  type Preferences,
} from './preferenceChoices';

const KEY = 'castle-preferences';

const listeners = new Set<() => void>();
let lastText: string | null = null;
let last = firstPreferences;

/** What is stored on this device; what is missing or not understood is as at first, field by field. */
export function preferences(): Preferences {
  const text = localStore.getText(KEY);
  if (text !== lastText) {
    lastText = text;
    last = read(text);
  }
  return last;
}

/** Keeps a choice on this device. False where it is kept until the page is left only. */
export function setPreference(change: Partial<Preferences>): boolean {
  const isStored = localStore.set(KEY, JSON.stringify({ ...preferences(), ...change }));
  for (const listener of listeners) listener();
  return isStored;
}

/** Tells of changes made here and in other tabs, until what it gives is called. */
export function watchPreferences(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', listener);
  };
}

function read(text: string | null): Preferences {
  const stored = parsed(text);
  const oneOf = <T extends string>(known: readonly T[], name: keyof Preferences, first: T): T =>
    known.find((one) => one === stored[name]) ?? first;
  const { timeZone } = stored;
  return {
    numbers: oneOf(numberLocales, 'numbers', firstPreferences.numbers),
    dates: oneOf(dateOrders, 'dates', firstPreferences.dates),
    clock: oneOf(clocks, 'clock', firstPreferences.clock),
    timeZone: typeof timeZone === 'string' && isTimeZone(timeZone) ? timeZone : '',
    currency: oneOf(currencies, 'currency', firstPreferences.currency),
    explorer: oneOf(explorers, 'explorer', firstPreferences.explorer),
    hideBalances: stored.hideBalances === true,
  };
}

function parsed(text: string | null): Partial<Record<keyof Preferences, unknown>> {
  try {
    const value: unknown = JSON.parse(text ?? '{}');
    return typeof value === 'object' && value !== null ? value : {};
  } catch {
    return {};
  }
}
