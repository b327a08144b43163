import cronstrue from 'cronstrue';
import { isPattern, runsOf, tidyPattern } from './pattern';

/**
 * A cron pattern in words, as croner runs it: with a day of the month and a weekday either counts, unless the weekday
 * begins with "+" (https://croner.56k.guru/usage/pattern/).
 */
export function patternInWords(pattern: string): string {
  if (!isPattern(pattern)) return 'No pattern yet';
  if (runsOf(pattern, 1).length === 0) return 'This pattern never runs';
  const parts = tidyPattern(pattern).toUpperCase().replaceAll('?', '*').split(' ');
  const [minute, hour, day, month, weekday] = parts.map((part, index) => spelled(part, index));
  const clock = `${minute ?? '*'} ${hour ?? '*'}`;
  const days = { day: day ?? '*', weekday: weekday ?? '*' };
  const words = (on: string, of: string, at: string) => inWords(`${clock} ${on} ${of} ${at}`);
  const mustBeBoth = days.weekday.startsWith('+');
  const week = days.weekday.replace('+', '');
  const isEveryDay = isAll(days.day, 1, 31);
  const isEveryWeekday = isAll(week, 0, 6);
  if (days.day === '*' || week === '*' || isEveryDay || isEveryWeekday) {
    const isAny = !mustBeBoth && days.day !== '*' && week !== '*';
    return words(
      isAny || isEveryDay ? '*' : days.day,
      month ?? '*',
      isAny || isEveryWeekday ? '*' : week,
    );
  }
  const time = words('*', '*', '*');
  const rest = (text: string) => text.replace(`${time}, `, '');
  const onDay = rest(words(days.day, '*', '*'));
  const onWeekday = rest(words('*', '*', week)).replace(/^only /, '');
  const inMonth = month === '*' ? '' : `, ${rest(words('*', month ?? '*', '*'))}`;
  return mustBeBoth
    ? `${time}, ${onDay}, but only if it falls ${onWeekday}${inMonth}`
    : `${time}, either ${onDay} or ${onWeekday}${inMonth}`;
}

const inWords = (pattern: string): string => {
  try {
    return cronstrue
      .toString(pattern, { use24HourTimeFormat: true })
      .replace(/every (\d+) days in a month/, 'every $1 days from day 1 of each month');
  } catch {
    // What croner takes and cronstrue has no words for.
    return 'On a custom schedule';
  }
};

/** First value and length of each part; a step begins again at the first value. */
const SPANS = [
  [0, 60],
  [0, 24],
  [1, 31],
  [1, 12],
  [0, 7],
] as const;
const NAMES = ['SUN', 'MON', 'TUE', 'WED', 'THU', 'FRI', 'SAT'];
const DAY = 2;
const WEEKDAY = 4;

/** A part as cronstrue reads it rightly: steps that don't fill their span are the list they run at. */
function spelled(part: string, index: number): string {
  const [first, length] = SPANS[index] ?? [0, 0];
  const all = `${String(first)}-${String(length)}`;
  // In a list "*" is all of the span, and not the star that leaves the day to the other part.
  if (/(?:^|,)\*(?:\/1)?(?:,|$)/.test(part) && part !== '*')
    return index === DAY || index === WEEKDAY ? all : '*';
  const step = Number(/^\*\/(\d+)$/.exec(part)?.[1] ?? 0);
  if (step > 0 && index !== DAY && length % step !== 0) {
    const values = Array.from({ length: Math.ceil(length / step) }, (_, at) => first + at * step);
    return values.join(',');
  }
  if (index !== WEEKDAY) return part;
  // Sunday is 0 and 7, and croner's "#L" is a plain "L" here.
  const [, both = '', days = ''] = /^(\+?)(.*)$/.exec(part) ?? [];
  const weekdays = days
    .replaceAll(/([A-Z]{3})#/g, (_, name: string) => `${String(NAMES.indexOf(name))}#`)
    .split(',')
    .map((each) => (each === '7' ? '0' : each.replace('#L', 'L')));
  return both + [...new Set(weekdays)].join(',');
}

/** Whether a part names every value of a span, such as "1-31" or "MON-SUN"; Sunday is 0 and 7. */
function isAll(part: string, first: number, last: number): boolean {
  const numbers = part.replaceAll(/[A-Z]{3}/g, (name) => String(NAMES.indexOf(name)));
  const found = new Set<number>();
  for (const each of numbers.split(',')) {
    const [, from, to = from, step = '1'] = /^(\d+)(?:-(\d+))?(?:\/(\d+))?$/.exec(each) ?? [];
    if (from === undefined) continue;
    for (let value = Number(from); value <= Number(to); value += Number(step)) {
      found.add(last === 6 ? value % 7 : value);
    }
  }
  return found.size === last - first + 1;
}
