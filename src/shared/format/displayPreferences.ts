import { useSyncExternalStore } from 'react';
import { createStoredValue } from '../storage/storedValue';
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

const stored = createStoredValue(KEY, read);

/** What is stored on this device; what is missing or not understood is as at first, field by field. */
export const preferences = stored.getSnapshot;

/** Keeps a choice on this device. False where it is kept until the page is left only. */
export const setPreference = (change: Partial<Preferences>): boolean =>
  stored.set(JSON.stringify({ ...preferences(), ...change }));

/** Tells of changes made here and in other tabs, until what it gives is called. */
export const watchPreferences = stored.subscribe;

/** What is chosen on this device, also when it is changed in another tab. */
export const usePreferences = () => useSyncExternalStore(watchPreferences, preferences);

function read(text: string | null): Preferences {
  const values = parsed(text);
  const oneOf = <T extends string>(known: readonly T[], name: keyof Preferences, first: T): T =>
    known.find((one) => one === values[name]) ?? first;
  const { timeZone } = values;
  return {
    numbers: oneOf(numberLocales, 'numbers', firstPreferences.numbers),
    dates: oneOf(dateOrders, 'dates', firstPreferences.dates),
    clock: oneOf(clocks, 'clock', firstPreferences.clock),
    timeZone: typeof timeZone === 'string' && isTimeZone(timeZone) ? timeZone : '',
    currency: oneOf(currencies, 'currency', firstPreferences.currency),
    explorer: oneOf(explorers, 'explorer', firstPreferences.explorer),
    hideBalances: values.hideBalances === true,
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
