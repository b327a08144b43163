import { listed } from '@/shared/text/listed';
import { isPattern, tidyPattern } from './pattern';

interface PartAbout {
  name: string;
  first: number;
  last: number;
  /** Other allowed values besides numbers, in words. */
  or: string;
  names: readonly string[];
}

const NO_NAMES: readonly string[] = [];

/** The parts of a pattern in order, with their allowed values. */
export const PARTS: readonly PartAbout[] = [
  { name: 'minute', first: 0, last: 59, or: '', names: NO_NAMES },
  { name: 'hour', first: 0, last: 23, or: '', names: NO_NAMES },
  { name: 'day', first: 1, last: 31, or: ', or L for the last day', names: NO_NAMES },
  {
    name: 'month',
    first: 1,
    last: 12,
    or: ', or a name such as JAN',
    names: 'JAN FEB MAR APR MAY JUN JUL AUG SEP OCT NOV DEC'.split(' '),
  },
  {
    name: 'weekday',
    first: 0,
    last: 7,
    or: ', or a name such as FRI',
    names: 'SUN MON TUE WED THU FRI SAT'.split(' '),
  },
];

/** An invalid part of a pattern. */
export interface Fault {
  /** Index of the part, from 0. */
  at: number;
  /** Names the part and its allowed values. */
  why: string;
}

/** The invalid parts. */
export function faultsIn(text: string): Fault[] {
  const parts = partsIn(text);
  return PARTS.flatMap((about, at) => {
    const part = parts[at];
    return part === undefined || isPart(part, at) ? [] : [{ at, why: whyNot(part, at, about) }];
  });
}

export const partsIn = (text: string): string[] => tidyPattern(text).split(' ').filter(Boolean);

const ALL = 'minute, hour, day, month, weekday';

/** Why a text is not a pattern: its invalid or missing parts. */
export function whyNoPattern(text: string): string {
  const parts = partsIn(text);
  if (parts.length === 0) return `Enter 5 parts: ${ALL}. “0 18 * * 5” means every Friday at 18:00.`;
  const withoutSeconds = parts.slice(1).join(' ');
  if (parts.length === 6 && isPattern(withoutSeconds)) {
    return `Remove the seconds: “${withoutSeconds}”.`;
  }
  if (parts.length > PARTS.length)
    return `Enter 5 parts: ${ALL}. This has ${String(parts.length)}.`;
  const faults = faultsIn(text).map(({ why }) => why);
  const missing = PARTS.slice(parts.length).map(({ name }) => name);
  const [one] = missing;
  if (one === undefined) return faults.join(' ');
  const verb = missing.length === 1 ? 'is' : 'are';
  return [
    `Enter 5 parts: ${ALL}. The ${listed(missing)} ${verb} missing: enter * for any.`,
    ...faults,
  ].join(' ');
}

/** Whether a part is valid, regardless of the others. */
const isPart = (part: string, at: number): boolean =>
  isPattern(PARTS.map((_, index) => (index === at ? part : '*')).join(' '));

function whyNot(part: string, at: number, about: PartAbout): string {
  const { name, first, last, or } = about;
  const item = part.split(',').find((each) => !isPart(each === '' ? '-' : each, at)) ?? part;
  if (item === '') return `The ${name} “${part}” has a comma too many.`;
  const [values = '', step, ...rest] = item.split('/');
  if (step !== undefined) {
    const most = last - first + 1;
    const isStep = /^\d+$/.test(step) && Number(step) > 0 && Number(step) <= most;
    if (rest.length > 0 || !isStep)
      return `The step of the ${name} must be 1 to ${String(most)}, not “${[step, ...rest].join('/')}”.`;
    // Some cron implementations count on from a single value.
    if (numberOf(values, about) !== null)
      return `The ${name} “${item}” needs a range. Use “${values}-${String(name === 'weekday' ? 6 : last)}/${step}”.`;
  }
  const ends = values.split('-');
  const [from = null, to = null] = ends.map((each) => numberOf(each, about));
  if (ends.length === 2 && from !== null && to !== null && from > to)
    return `The ${name} can’t run backward from ${String(ends[0])} to ${String(ends[1])}. Use “${around(from, to, about)}”.`;
  const wrong = ends.find((each) => numberOf(each, about) === null) ?? item;
  return `The ${name} must be ${String(first)} to ${String(last)}${or}, not “${wrong === '' ? item : wrong}”.`;
}

/** Splits a range that passes the end of the hour, day, month or week into two. */
function around(from: number, to: number, { name, first, last }: PartAbout): string {
  const end = name === 'weekday' ? 6 : last;
  const range = (one: number, other: number) =>
    one === other ? String(one) : `${String(one)}-${String(other)}`;
  return `${range(from, end)},${range(first, to)}`;
}

/** The number of a value, or of its name; null if it is neither, or out of range. */
function numberOf(value: string, { first, last, names }: PartAbout): number | null {
  const named = names.indexOf(value.toUpperCase());
  if (named !== -1) return first + named;
  const number = /^\d+$/.test(value) ? Number(value) : Number.NaN;
  return number >= first && number <= last ? number : null;
}
