import { unitsOf, ONE } from '@/features/modules/common-fields/decimal';
import type { Program } from '@/features/modules/definitions/hold-to-earn/fields';
import { formatUnits } from '@/shared/money/lamports';
import { counted } from '@/shared/text/language';
import { LANGUAGE } from '@/shared/text/locales';
import { tokenOf } from '../payouts/funds';
import type { AccrualRunRow } from './rows';

/** The currency of a program: a server's points, SOL or a token. */
export interface Currency {
  /** Mint of the token (base58); null is SOL, undefined the server's points. */
  mint: string | null | undefined;
  symbol: string;
  /** Decimals of its base units; points are whole. */
  decimals: number;
}

/** Decimals of amounts in forms. */
const FORM_DECIMALS = 9;

const POINTS: Currency = { mint: undefined, symbol: 'points', decimals: 0 };

/** The currency of a hold-to-earn program; null where it pays no amount, or a token with unknown decimals. */
export function currencyOf({
  rewardKind,
  mint,
}: Pick<Program, 'rewardKind' | 'mint'>): Currency | null {
  switch (rewardKind) {
    case 'POINTS':
      return POINTS;
    case 'SOL':
      return tokenOf(null);
    case 'SPL':
      return tokenOf(mint);
    default:
      return null;
  }
}

/**
 * Converts billionths, the unit of amounts in forms, to base units of a currency. Rounds down.
 */
export const inBaseUnits = (billionths: bigint, { decimals }: Currency): bigint =>
  decimals <= FORM_DECIMALS
    ? billionths / 10n ** BigInt(FORM_DECIMALS - decimals)
    : billionths * 10n ** BigInt(decimals - FORM_DECIMALS);

/** A form's amount in base units of a currency; null for text that is not an amount yet. */
export function baseUnitsOf(amount: string, currency: Currency): bigint | null {
  const billionths = unitsOf(amount);
  return billionths === null ? null : inBaseUnits(billionths, currency);
}

/** Base units as a figure: "1,500.25". */
export const figureInWords = (amount: bigint, { decimals }: Currency): string =>
  grouped(formatUnits(amount, decimals));

/** Base units in words: "15 points", "0.5 SOL". */
export const moneyInWords = (amount: bigint, currency: Currency): string =>
  currency.mint === undefined
    ? counted(Number(amount), 'point')
    : `${figureInWords(amount, currency)} ${currency.symbol}`;

/** Decimal text with thousands separators: "1,500.25". */
function grouped(text: string): string {
  const [whole = '', fraction] = text.split('.');
  const apart = BigInt(whole).toLocaleString(LANGUAGE);
  return fraction === undefined ? apart : `${apart}.${fraction}`;
}

const UNKNOWN_DECIMALS = 0;

/** The currency of a past run, also for a token that is no longer known. */
export const currencyOfRun = ({ mint }: Pick<AccrualRunRow, 'mint'>): Currency =>
  mint === undefined
    ? POINTS
    : (tokenOf(mint) ?? { mint, symbol: 'base units', decimals: UNKNOWN_DECIMALS });

/** Points are whole: fractions are dropped (docs/product/earning-programs.md). */
export const wholePoints = (units: bigint): number => Number(units / ONE);

/** A form's amount in whole points; null for text that is not an amount yet. */
export function wholePointsOf(amount: string): number | null {
  const units = unitsOf(amount);
  return units === null ? null : wholePoints(units);
}
