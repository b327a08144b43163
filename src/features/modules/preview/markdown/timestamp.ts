import { LANGUAGE } from '@/shared/text/locales';
import { timeAgo } from '@/shared/ui/timeAgo';

const SHORT_DATE = { year: 'numeric', month: '2-digit', day: '2-digit' } as const;
const SHORT_TIME = { hour: 'numeric', minute: '2-digit' } as const;

/**
 * Discord's letters for the formats of a time; R relates it to now.
 *
 * Source: https://docs.discord.com/developers/reference#message-formatting-timestamp-styles
 */
const styles = new Map<string, Intl.DateTimeFormatOptions>([
  ['t', { timeStyle: 'short' }],
  ['T', { timeStyle: 'medium' }],
  ['d', SHORT_DATE],
  ['D', { dateStyle: 'long' }],
  ['f', { dateStyle: 'long', timeStyle: 'short' }],
  ['F', { dateStyle: 'full', timeStyle: 'short' }],
  ['s', { ...SHORT_DATE, ...SHORT_TIME }],
  ['S', { ...SHORT_DATE, ...SHORT_TIME, second: '2-digit' }],
]);

interface Told {
  words: string;
  /** The whole date, for those who point at it. */
  exact: string;
  /** ISO 8601 UTC. */
  iso: string;
}

/**
 * A time as Discord tells it; null for one beyond the calendar.
 *
 * @param seconds since 1970
 * @param style one of Discord's letters; others count as f, its default
 * @param now ms since 1970
 * @param timeZone IANA name; the visitor's own unless given
 */
export function tellTime(
  seconds: number,
  style: string,
  now: number,
  timeZone?: string,
): Told | null {
  const date = new Date(seconds * 1000);
  if (Number.isNaN(date.getTime())) return null;
  const told = (letter: string) =>
    new Intl.DateTimeFormat(LANGUAGE, {
      ...(styles.get(letter) ?? styles.get('f')),
      ...(timeZone === undefined ? {} : { timeZone }),
    }).format(date);
  return {
    words: style === 'R' ? timeAgo(date.getTime(), now) : told(style),
    exact: told('F'),
    iso: date.toISOString(),
  };
}
