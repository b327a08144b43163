import { LANGUAGE } from '@/shared/text/locales';
import { HOUR } from '@/shared/time/durations';
import { findCollection, findToken } from './market';
import { hashOf } from '../../store/hashed';

/** Prices have 15 decimals: the cheapest token costs a tenth of a millionth of a SOL. */
const DECIMALS = 15;
const ONE = 10n ** BigInt(DECIMALS);
const MILLION = 1_000_000n;
/** Tokens worth one dollar at any time. */
const STABLE: readonly string[] = ['USDC', 'USDT'];
/** Euros per dollar, in millionths. */
const EURO = 921_600n;

export const quotes = ['USD', 'SOL', 'EUR'] as const;
export type Quote = (typeof quotes)[number];

/** Converts decimal text to units of 10^-15. */
export function unitsOfPrice(text: string): bigint {
  const [whole = '0', fraction = ''] = text.split('.');
  return BigInt(whole + fraction.padEnd(DECIMALS, '0').slice(0, DECIMALS));
}

/** Ratio of a price in an hour to the market's base price, in millionths: two waves and some noise. */
function factorOf(mint: string, hour: number): bigint {
  const phase = hashOf(mint) % 997;
  const slow = Math.sin((hour + phase) / 31) * 90_000;
  const quick = Math.sin((hour + phase * 3) / 5) * 25_000;
  const chance = (hashOf(mint, String(hour)) % 20_001) - 10_000;
  return MILLION + BigInt(Math.round(slow + quick + chance));
}

function dollarsOf(mint: string, at: number): bigint | null {
  const token = findToken(mint);
  const dollar = findToken('EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v')?.priceSol;
  if (!token?.priceSol || !dollar) return null;
  if (STABLE.includes(token.symbol)) return ONE;
  const base = (unitsOfPrice(token.priceSol) * ONE) / unitsOfPrice(dollar);
  return (base * factorOf(mint, Math.floor(at / HOUR))) / MILLION;
}

const SOL = 'So11111111111111111111111111111111111111112';

/**
 * Price of one whole token. Constant for an hour.
 *
 * @returns units of 10^-15; null for a token without a market
 */
export function priceAt(mint: string, at: number, quote: Quote = 'USD'): bigint | null {
  const dollars = dollarsOf(mint, at);
  if (dollars === null || quote === 'USD') return dollars;
  if (quote === 'EUR') return (dollars * EURO) / MILLION;
  const sol = dollarsOf(SOL, at);
  return sol === null || sol === 0n ? null : (dollars * ONE) / sol;
}

/**
 * Floor price of a collection at a time. It moves like prices do, and equals the current floor at `now`.
 *
 * @returns units of 10^-15; null if no NFT is for sale
 */
export function floorAt(collection: string, at: number, now: number): bigint | null {
  const floor = findCollection(collection)?.floorSol;
  if (floor === null || floor === undefined) return null;
  const hour = (time: number) => factorOf(collection, Math.floor(time / HOUR));
  return (unitsOfPrice(floor) * hour(at)) / hour(now);
}

/** Change of a price, in hundredths of a percent. */
export const movedBy = (before: bigint, after: bigint): number =>
  before === 0n ? 0 : Number(((after - before) * 10_000n) / before);

/** A price with four significant digits: "0.002104", "182.4". */
export function priceText(units: bigint): string {
  const digits = units.toString().padStart(DECIMALS + 1, '0');
  const whole = digits.slice(0, -DECIMALS);
  const fraction = digits.slice(-DECIMALS);
  if (whole !== '0') {
    const kept = fraction.slice(0, Math.max(0, 4 - whole.length)).replace(/0+$/, '');
    return BigInt(whole).toLocaleString(LANGUAGE) + (kept === '' ? '' : `.${kept}`);
  }
  const zeros = /^0*/.exec(fraction)?.[0].length ?? 0;
  return `0.${fraction.slice(0, zeros + 4)}`.replace(/0+$/, '').replace(/\.$/, '');
}

const before: Readonly<Record<Quote, string>> = { USD: '$', EUR: '€', SOL: '' };

/** A price with its currency: "$182.4", "0.0021 SOL". */
export const priceInWords = (units: bigint, quote: Quote): string =>
  `${before[quote]}${priceText(units)}${quote === 'SOL' ? ' SOL' : ''}`;
