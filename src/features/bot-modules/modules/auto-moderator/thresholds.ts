import { numberFormat } from '@/shared/format/numberFormat';
import type { Values } from '../../fields/field';

const numberIn = (values: Values, name: string) =>
  typeof values[name] === 'number' ? values[name] : Number.NaN;

/** People who chat send a message every few seconds. */
const CHATTING_SECONDS = 10;
/** Faster than any account can send. */
const MOST_A_SECOND = 10;

/** A count of messages that everyone reaches, or no one; null otherwise. */
export function countCaution({ trigger, ...values }: Values): string | null {
  const [count, within] = [numberIn(values, 'count'), numberIn(values, 'within')];
  if (trigger !== 'FLOOD') return null;
  if (within / count >= CHATTING_SECONDS)
    return 'Members who just chat reach this too. Raise the count or shorten the time.';
  if (count > within * MOST_A_SECOND)
    return `No one can send ${numberFormat('en-US').format(count)} messages that fast, so this rule never acts.`;
  return null;
}

/** Of usual sentences about a twentieth are capitals; of short ones with names, up to a third. */
const USUAL_PERCENT = 40;

export const percentCaution = (percent: unknown): string | null =>
  typeof percent === 'number' && percent < USUAL_PERCENT
    ? `At ${String(percent)}%, usual messages with names or tickers count as well.`
    : null;

const LONG_DAYS = 90;

export const ageCaution = (days: unknown): string | null =>
  typeof days === 'number' && days > LONG_DAYS
    ? 'Many honest members have younger accounts than this.'
    : null;
