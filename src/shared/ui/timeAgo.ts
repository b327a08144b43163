import { once } from '@/shared/state/once';
import { LANGUAGE } from '@/shared/text/locales';
const units = [
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
] as const;
const relative = once(() => new Intl.RelativeTimeFormat(LANGUAGE, { numeric: 'auto' }));
/** Below this many seconds the clocks of client and server may disagree more than it tells. */
const JUST_NOW = 45;

/**
 * Distance between two times in words: "5 minutes ago", "in 2 days", "just now".
 *
 * @param time ms since 1970
 * @param now ms since 1970
 */
export function timeAgo(time: number, now: number): string {
  const seconds = (time - now) / 1000;
  const size = Math.abs(seconds);
  if (size < JUST_NOW) return 'just now';
  const [unit, length] = units.find(([, least]) => size >= least) ?? ['minute', 60];
  // Towards zero, so that nothing is said to be older than it is; a minute is the least.
  const count = Math.max(1, Math.floor(size / length));
  return relative().format(seconds < 0 ? -count : count, unit);
}
