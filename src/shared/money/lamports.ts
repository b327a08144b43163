/** One SOL is 10^9 lamports (Solana documentation, "Terminology: lamport"). */
export const LAMPORTS_PER_SOL = 1_000_000_000n;

const SOL = { decimals: 9, symbol: 'SOL' };

const U64_MAX = 18_446_744_073_709_551_615n;
/** Longest text that is parsed: keeps hostile input from making huge bigints. */
const MAX_TEXT = 64;
const DECIMAL = /^(\d+)(?:\.(\d+))?(?:[eE]([+-]?\d{1,2}))?$/;

/** Decimals and symbol of a token. */
export interface Unit {
  readonly decimals: number;
  readonly symbol: string;
}

/**
 * Reads an amount written as decimal text and gives exact base units.
 *
 * The arithmetic is done on the digits, so `0.1` never becomes 0.1000000000000000055. A short exponent (`1e-7`)
 * is read too, because that is how a JSON number turns into text; digits finer than one base unit are refused
 * unless they are zero.
 *
 * @returns base units, between 0 and the largest u64
 * @throws RangeError naming the text when it is not such an amount
 */
export function parseUnits(text: string, { decimals, symbol }: Unit): bigint {
  const refuse = (why: string) =>
    new RangeError(`"${text.slice(0, MAX_TEXT)}" ${why}, so it isn’t an amount of ${symbol}`);
  const match = text.length <= MAX_TEXT ? DECIMAL.exec(text) : null;
  if (!match) throw refuse('isn’t a plain decimal number');
  const [, whole = '', fraction = '', exponent = '0'] = match;
  const digits = whole + fraction;
  const shift = decimals - fraction.length + Number(exponent);
  const padded = digits.padStart(1 - shift, '0');
  const cut = shift < 0 ? padded.slice(shift) : '';
  if (/[^0]/.test(cut)) throw refuse(`has more than ${decimals} decimals`);
  const value = BigInt(shift < 0 ? padded.slice(0, shift) : digits + '0'.repeat(shift));
  if (value > U64_MAX) throw refuse('is more than Solana can hold');
  return value;
}

/**
 * Writes base units as decimal text without trailing zeros: `1500000000n` of nine decimals gives `"1.5"`.
 *
 * @throws RangeError when the amount is negative
 */
export function formatUnits(units: bigint, decimals: number): string {
  if (units < 0n) throw new RangeError(`A negative amount can’t be shown: ${units}`);
  const digits = units.toString().padStart(decimals + 1, '0');
  const at = digits.length - decimals;
  const fraction = digits.slice(at).replace(/0+$/, '');
  return fraction === '' ? digits.slice(0, at) : `${digits.slice(0, at)}.${fraction}`;
}

/**
 * Reads an amount of SOL written as decimal text and gives exact lamports.
 *
 * @param text for example `"1.5"`, `"0.000000001"`, `"1e-7"`
 * @returns lamports, between 0 and the largest u64
 * @throws RangeError naming the text when it is not such an amount
 */
export const parseSol = (text: string): bigint => parseUnits(text, SOL);

/**
 * Writes lamports as SOL without trailing zeros: `1500000000n` gives `"1.5"`.
 *
 * @throws RangeError when the amount is negative
 */
export const formatSol = (lamports: bigint): string => formatUnits(lamports, SOL.decimals);
