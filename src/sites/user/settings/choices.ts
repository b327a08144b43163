import { numberFormat } from '@/shared/format/numberFormat';
import {
  clocks,
  currencies,
  dateOrders,
  explorers,
  numberLocales,
  type Currency,
  type NumberLocale,
  type Preferences,
} from '@/shared/format/preferenceChoices';

const numberWords: Record<NumberLocale, string> = {
  'en-US': 'comma and point',
  'de-DE': 'point and comma',
  'fr-FR': 'space and comma',
  'de-CH': 'apostrophe and point',
  'en-IN': 'lakh and crore',
  'es-ES': 'four digits together',
  'ar-EG': 'Arabic digits',
  'fa-IR': 'Persian digits',
};
const dateWords: Record<Preferences['dates'], string> = {
  'month-first': 'Nov 23, 2026',
  'day-first': '23 Nov 2026',
  iso: '2026-11-23',
};
const explorerWords: Record<Preferences['explorer'], string> = {
  default: 'Default',
  'solana-explorer': 'Solana Explorer',
  solscan: 'Solscan',
  'solana-fm': 'SolanaFM',
};
const currencyWords: Record<Currency, string> = {
  USD: 'US dollar',
  EUR: 'Euro',
  GBP: 'Pound sterling',
  JPY: 'Japanese yen',
  CHF: 'Swiss franc',
  BRL: 'Brazilian real',
  INR: 'Indian rupee',
  TRY: 'Turkish lira',
};

/** An entry of a list. */
interface Option {
  value: string;
  label: string;
  /** What it chooses. */
  change: Partial<Preferences>;
}

/** What each preference with a few values offers, in words. */
export const options: Readonly<
  Record<'numbers' | 'dates' | 'clock' | 'currency' | 'explorer', readonly Option[]>
> = {
  numbers: numberLocales.map((value) => ({
    value,
    label: `${numberFormat(value).format(1_234_567.89)} (${numberWords[value]})`,
    change: { numbers: value },
  })),
  dates: dateOrders.map((value) => ({ value, label: dateWords[value], change: { dates: value } })),
  clock: clocks.map((value) => ({
    value,
    label: value === '12' ? '1:04 PM' : '13:04',
    change: { clock: value },
  })),
  currency: currencies.map((value) => ({
    value,
    label: `${value}, ${currencyWords[value]}`,
    change: { currency: value },
  })),
  explorer: explorers.map((value) => ({
    value,
    label: explorerWords[value],
    change: { explorer: value },
  })),
};
