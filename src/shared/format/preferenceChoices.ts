/** Number formats, each named by a locale that has it (docs/product/interface.md). */
export const numberLocales = [
  'en-US',
  'de-DE',
  'fr-FR',
  'de-CH',
  'en-IN',
  'es-ES',
  'ar-EG',
  'fa-IR',
] as const;
export type NumberLocale = (typeof numberLocales)[number];

export const dateOrders = ['month-first', 'day-first', 'iso'] as const;
export const clocks = ['12', '24'] as const;
/** ISO 4217. */
export const currencies = ['USD', 'EUR', 'GBP', 'JPY', 'CHF', 'BRL', 'INR', 'TRY'] as const;
export type Currency = (typeof currencies)[number];
/** Explorers for accounts and transactions; `default` is the one configured in the build. */
export const explorers = ['default', 'solana-explorer', 'solscan', 'solana-fm'] as const;

/** Display preferences of a user on this device. */
export interface Preferences {
  numbers: NumberLocale;
  dates: (typeof dateOrders)[number];
  clock: (typeof clocks)[number];
  /** IANA name; empty is the device's own. */
  timeZone: string;
  currency: Currency;
  explorer: (typeof explorers)[number];
  hideBalances: boolean;
}

export const firstPreferences: Preferences = {
  numbers: 'en-US',
  dates: 'month-first',
  clock: '12',
  timeZone: '',
  currency: 'USD',
  explorer: 'default',
  hideBalances: false,
};
