import { Cron } from 'croner';

/** Any day will do to see how a pattern runs: no test of it depends on today. */
const SOME_DAY = new Date('2026-01-01T00:00:00Z');

/** A pattern without blanks around it, and with one between its parts. */
export const tidyPattern = (text: string): string => text.trim().replaceAll(/\s+/g, ' ');

/** Whether it is five parts that croner takes. Nicknames such as @daily are none, whatever a library makes of them. */
export function isPattern(text: string): boolean {
  try {
    const tidy = tidyPattern(text);
    return new Cron(tidy, { mode: '5-part', paused: true }).getPattern() === tidy;
  } catch {
    return false;
  }
}

/** Its first runs from some day on; none for a day that never comes, such as February 30. */
export const runsOf = (text: string, most = 30): Date[] =>
  new Cron(tidyPattern(text), { mode: '5-part', paused: true, timezone: 'UTC' }).nextRuns(
    most,
    SOME_DAY,
  );

const PARTS = [
  { name: 'minute', range: '0 to 59', example: '*/15' },
  { name: 'hour', range: '0 to 23', example: '9-17' },
  { name: 'day', range: '1 to 31', example: 'L for the last day' },
  { name: 'month', range: '1 to 12', example: 'JAN' },
  { name: 'weekday', range: '0 to 7', example: 'MON-FRI' },
] as const;

/** Why a text is no pattern. */
export function whyNoPattern(text: string): string {
  const parts = tidyPattern(text).split(' ');
  const withoutSeconds = parts.slice(1).join(' ');
  if (parts.length === 6 && isPattern(withoutSeconds)) {
    return `Remove the seconds: “${withoutSeconds}”.`;
  }
  const wrong = PARTS.findIndex((_, index) => {
    const alone = PARTS.map((__, place) => (place === index ? (parts[index] ?? '') : '*'));
    return !isPattern(alone.join(' '));
  });
  const part = PARTS[wrong];
  if (parts.length !== PARTS.length || part === undefined) {
    return 'Enter 5 parts: minute, hour, day, month, weekday. “0 18 * * 5” means every Friday at 18:00.';
  }
  const { name, range, example } = part;
  return `The ${name} can’t be “${parts[wrong] ?? ''}”. Use ${range}, or ${example}.`;
}
