/** One SOL is 10^9 lamports (Solana documentation, "Terminology: lamport"). */
export const LAMPORTS_PER_SOL = 1_000_000_000n;

const DECIMALS = 9;
const U64_MAX = 18_446_744_073_709_551_615n;
/** Longest text looked at: keeps hostile input from making huge bigints. */
const MAX_TEXT = 64;
const DECIMAL = /^(\d+)(?:\.(\d+))?(?:[eE]([+-]?\d{1,2}))?$/;

/**
 * Reads an amount of SOL written as decimal text and gives exact lamports.
 *
 * The arithmetic is done on the digits, so `0.1` never becomes 0.1000000000000000055.
 * A short exponent (`1e-7`) is read too, because that is how a JSON number
 * turns into text; digits finer than one lamport are refused unless they are zero.
 *
 * @param text for example `"1.5"`, `"0.000000001"`, `"1e-7"`
 * @returns lamports, between 0 and the largest u64
 * @throws RangeError naming the text when it is not such an amount
 */
export function parseSol(text: string): bigint {
  const match = text.length <= MAX_TEXT ? DECIMAL.exec(text) : null;
  if (!match) throw refuse(text, 'is not a plain decimal number');
  const [, whole = '', fraction = '', exponent = '0'] = match;
  const digits = whole + fraction;
  const shift = DECIMALS - fraction.length + Number(exponent);
  const lamports = shift >= 0 ? digits + '0'.repeat(shift) : dropZeros(digits, -shift, text);
  const value = BigInt(lamports);
  if (value > U64_MAX) throw refuse(text, 'is more than Solana can hold');
  return value;
}

/**
 * Writes lamports as SOL without trailing zeros: `1500000000n` gives `"1.5"`.
 *
 * @throws RangeError when the amount is negative
 */
export function formatSol(lamports: bigint): string {
  if (lamports < 0n)
    throw new RangeError(`A negative amount cannot be shown: ${lamports} lamports`);
  const whole = lamports / LAMPORTS_PER_SOL;
  const fraction = (lamports % LAMPORTS_PER_SOL).toString().padStart(DECIMALS, '0');
  const trimmed = fraction.replace(/0+$/, '');
  return trimmed === '' ? whole.toString() : `${whole}.${trimmed}`;
}

/** Cuts `count` digits off the end; they must all be zero. */
function dropZeros(digits: string, count: number, text: string): string {
  const padded = digits.padStart(count + 1, '0');
  const cut = padded.slice(-count);
  if (/[^0]/.test(cut)) throw refuse(text, `has more than ${DECIMALS} decimals`);
  return padded.slice(0, -count);
}

function refuse(text: string, why: string): RangeError {
  return new RangeError(`"${text.slice(0, MAX_TEXT)}" ${why}, so it is not an amount of SOL`);
}
