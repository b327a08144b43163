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

/** Preferences stored on this device; missing or unknown values get their default, field by field. */
export const preferences = stored.getSnapshot;

/** Stores a preference on this device. False if it is kept only until the page is left. */
export const setPreference = (change: Partial<Preferences>): boolean =>
  stored.set(JSON.stringify({ ...preferences(), ...change }));

/** Reports changes made here and in other tabs; returns a function that stops it. */
export const watchPreferences = stored.subscribe;

/** Preferences of this device, updated when another tab changes them. */
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
