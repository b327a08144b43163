import { LANGUAGE } from '@/shared/text/locales';
import { numberFormat } from '@/shared/format/numberFormat';

/** People who chat send a message every few seconds. */
const CHATTING_SECONDS = 10;
/** Faster than any account can send. */
const MOST_A_SECOND = 10;

interface Threshold {
  trigger: string;
  /** Messages, and the seconds they come in; 0 while the form holds no number. */
  count: number;
  within: number;
}

/** A count of messages that everyone reaches, or no one; null otherwise. */
export function countCaution({ trigger, count, within }: Threshold): string | null {
  if (trigger !== 'FLOOD' || count === 0 || within === 0) return null;
  if (within / count >= CHATTING_SECONDS)
    return 'Normal chat reaches this, too. Raise the threshold or shorten the time window.';
  if (count > within * MOST_A_SECOND)
    return `No one can send ${numberFormat(LANGUAGE).format(count)} messages that fast, so this rule never triggers.`;
  return null;
}

/** Of usual sentences about a twentieth are capitals; of short ones with names, up to a third. */
const USUAL_PERCENT = 40;

export const percentCaution = (percent: number): string | null =>
  percent > 0 && percent < USUAL_PERCENT
    ? `At ${String(percent)}%, normal messages with names or tickers match, too.`
    : null;

const LONG_DAYS = 90;

export const ageCaution = (days: number): string | null =>
  days > LONG_DAYS ? 'Many genuine members have newer accounts than this.' : null;
