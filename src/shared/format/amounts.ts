import { formatUnits, parseUnits, type Unit } from '../money/lamports';
import { numberFormat } from './numberFormat';
import { preferences } from './displayPreferences';

const SPACES = /[\u0020\u00a0\u2009\u202f]/g;
const APOSTROPHES = /['’]/g;
const MAX_TEXT = 96;

/**
 * Base units in the user's number format, with every digit and no trailing zeros: 1500000000n with nine decimals is
 * "1.5", or "1,5". Never converted to a float.
 *
 * @throws RangeError when the amount is negative
 */
export function amountText(
  units: bigint,
  decimals: number,
  locale: string = preferences().numbers,
): string {
  const [whole = '0', fraction] = formatUnits(units, decimals).split('.');
  const grouped = numberFormat(locale).format(BigInt(whole));
  if (fraction === undefined) return grouped;
  const { decimal, digits } = signsOf(locale);
  return grouped + decimal + Array.from(fraction, (digit) => digits[Number(digit)]).join('');
}

/**
 * Reads an amount in the given number format. Group separators are optional, but must be in the right places, since
 * "1.234" means a thousand in one locale and little more than one in another.
 *
 * @returns base units, between 0 and the largest u64
 * @throws RangeError naming the text when it is not such an amount
 */
export function readAmount(
  text: string,
  unit: Unit,
  locale: string = preferences().numbers,
): bigint {
  const { decimal } = signsOf(locale);
  const [whole = '', ...fractions] = text.length > MAX_TEXT ? [] : text.split(decimal);
  const ungrouped = withoutGroups(latin(whole, locale), locale);
  if (fractions.length > 1 || ungrouped === null) {
    throw new RangeError(`"${text.slice(0, MAX_TEXT)}" isn’t an amount of ${unit.symbol}`);
  }
  return parseUnits([ungrouped, ...fractions.map((part) => latin(part, locale))].join('.'), unit);
}

/** The text with ASCII digits in place of the locale's own. */
function latin(text: string, locale: string): string {
  const { digits } = signsOf(locale);
  return Array.from(text, (sign) =>
    digits.includes(sign) ? String(digits.indexOf(sign)) : sign,
  ).join('');
}

/** The digits only; null if the separators between them are not this locale's groups. */
function withoutGroups(whole: string, locale: string): string | null {
  const bare = whole.replaceAll(/\D/g, '');
  if (bare === whole) return whole;
  const grouped = numberFormat(locale, { useGrouping: 'always' }).format(BigInt(bare || '0'));
  return alike(latin(grouped, locale)) === alike(whole) ? bare : null;
}

/** Spaces and apostrophes differ between keyboards and browsers' output. */
const alike = (text: string) => text.replaceAll(SPACES, ' ').replaceAll(APOSTROPHES, "'");

interface Signs {
  decimal: string;
  /** From zero to nine. */
  digits: readonly string[];
}

const known = new Map<string, Signs>();

function signsOf(locale: string): Signs {
  const found = known.get(locale) ?? lookUp(locale);
  known.set(locale, found);
  return found;
}

function lookUp(locale: string): Signs {
  const parts = numberFormat(locale).formatToParts(1.5);
  const bare = numberFormat(locale, { useGrouping: false });
  return {
    decimal: parts.find(({ type }) => type === 'decimal')?.value ?? '.',
    digits: Array.from({ length: 10 }, (_, digit) => bare.format(digit)),
  };
}
