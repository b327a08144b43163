import { inWords, ONE, times, unitsOf } from '../common-fields/decimal';
import type { Values } from '../common-fields/field';
import { shortAddress } from '@/shared/solana/shortAddress';
import { tidyAmount } from '@/shared/money/amountInput';
import { counted, plural } from '@/shared/text/language';

export const POINTS = 'POINTS';
export const SOL = 'SOL';

/** An amount that a form pays, as it would be saved. */
export interface Figure {
  /** Decimal text in whole points, SOL or tokens. */
  amount: string;
  /** POINTS, SOL, or the address of a token (base58). */
  currency: string;
  /** Text before the amount: "Budget: ". */
  before?: string;
  /** Text after the amount: "each", "per unit, daily". */
  after: string;
  /** How often it can be paid, if that is known. */
  limit?: Limit;
}

interface Limit {
  /** 0 if there is no limit. */
  most: number;
  /** Noun for the recipient: "member". */
  noun: string;
  /** Whether there may be fewer. */
  isUpTo: boolean;
}

/** The amounts that the values of a form pay. Invalid amounts are left out; their fields report them. */
export type FiguresOf = (values: Values) => readonly Figure[];

/** Facts about currencies, given by the caller. */
export interface Known {
  /** Symbol of a token, by its address. */
  symbol: (mint: string) => string | undefined;
  /** Balance of the ledger wallet in a currency, in words; undefined if unknown. */
  held?: (currency: string) => string | undefined;
}

/** The `figures.ts` of each module's folder that has one, by its path; each is loaded on demand. */
const files = import.meta.glob<FiguresOf>('../definitions/*/figures.ts', { import: 'default' });

/** Figures of a module's values; none for a module without such a file. */
export async function loadFigures(slug: string): Promise<FiguresOf> {
  const load = files[`../definitions/${slug}/figures.ts`];
  return load ? load() : () => [];
}

/** The figure of an amount in a form; none unless the amount is above 0. */
export function figureOf(typed: string, figure: Omit<Figure, 'amount'>): Figure[] {
  const amount = tidyAmount(typed);
  return unitsOf(amount) ? [{ amount, ...figure }] : [];
}

/** "10 points each · no limit on completions", "0.05 SOL each for up to 40 members: 2 SOL". */
export function figureInWords(figure: Figure, known: Known): string {
  const { amount, currency, before = '', after, limit } = figure;
  const units = unitsOf(amount) ?? 0n;
  const each = `${before}${amountIn(units, currency, known)} ${after}`;
  if (!limit) return each;
  const { most, noun, isUpTo } = limit;
  if (most === 0) return `${each} · no limit on completions`;
  const all = amountIn(times(units, most), currency, known);
  const held = known.held?.(currency);
  return `${each} for ${isUpTo ? 'up to ' : ''}${counted(most, noun)}: ${all}${
    held === undefined ? '' : ` of the ${held} in the ledger wallet`
  }`;
}

function amountIn(units: bigint, currency: string, { symbol }: Known): string {
  const count = inWords(units);
  if (currency === POINTS) return `${count} ${units % ONE === 0n ? pointsFor(units) : 'points'}`;
  if (currency === SOL) return `${count} SOL`;
  return `${count} ${symbol(currency) ?? `of ${shortAddress(currency)}`}`;
}

const pointsFor = (units: bigint) => plural(units / ONE, 'point', 'points');
