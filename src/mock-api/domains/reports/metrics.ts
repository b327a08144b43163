import { dayIndex, type Range } from './range';
import type { Line, Source } from './source';

/** Maximum number of named parts of a figure; the others are combined. */
const MOST_PARTS = 25;
/** Key of the combined parts. */
export const OTHERS = 'others';

/** The time ranges of a figure. */
export interface Times {
  range: Range;
  /** The same number of days before it. */
  earlier: Range;
  /** Lines after this moment are ignored. */
  now: number;
}

/** The lines of both ranges. */
interface Lines {
  now: readonly Line[];
  before: readonly Line[];
}

export const sumOf = (lines: readonly Line[]) =>
  lines.reduce((sum, { amount }) => sum + amount, 0n);

/** The lines summed by a figure: those of the range, or for a level all lines up to its end. */
function linesIn({ kind, lines }: Source, { starts }: Range, now: number): Line[] {
  const from = kind === 'LEVEL' ? Number.NEGATIVE_INFINITY : (starts[0] ?? 0);
  const to = starts.at(-1) ?? 0;
  return lines.filter(({ at }) => at >= from && at < to && at <= now);
}

const linesOf = (source: Source, { range, earlier, now }: Times): Lines => ({
  now: linesIn(source, range, now),
  before: linesIn(source, earlier, now),
});

/** The sum of each day; for a level, its value at the end of each day. */
function daysOf({ kind }: Source, range: Range, lines: readonly Line[]): bigint[] {
  const days = range.days.map(() => 0n);
  let level = 0n;
  for (const { at, amount } of lines) {
    const index = dayIndex(range, at);
    if (index < 0) level += amount;
    else days[index] = (days[index] ?? 0n) + amount;
  }
  return kind === 'SUM' ? days : days.map((amount) => (level += amount));
}

function byPart(lines: readonly Line[]): Map<string, bigint> {
  const sums = new Map<string, bigint>();
  for (const { part = '', amount } of lines) sums.set(part, (sums.get(part) ?? 0n) + amount);
  return sums;
}

/** The named parts, largest first; ties by key, so that the order is always the same. */
function namedIn({ namesAll = false }: Source, lines: Lines): { named: string[]; isCut: boolean } {
  const sums = byPart(lines.now);
  const before = byPart(lines.before);
  const ordered = [...new Set([...sums.keys(), ...before.keys()])].toSorted((one, other) => {
    const more = (sums.get(other) ?? 0n) - (sums.get(one) ?? 0n);
    if (more === 0n) return one < other ? -1 : 1;
    return more > 0n ? 1 : -1;
  });
  const isCut = !namesAll && ordered.length > MOST_PARTS;
  return { named: isCut ? ordered.slice(0, MOST_PARTS) : ordered, isCut };
}

/** Name of a part, and username of the member it is for. */
export type PartNames = (
  source: Source,
  part: string,
) => { label: string; username: string | null };

function partsOf(source: Source, lines: Lines, nameOf: PartNames) {
  const { named, isCut } = namedIn(source, lines);
  const keys = isCut ? [...named, OTHERS] : named;
  return keys.map((key) => {
    const isIn = inPart(key, named);
    const { label, username } =
      key === OTHERS ? { label: 'All others', username: null } : nameOf(source, key);
    return {
      key,
      label,
      username,
      value: sumOf(lines.now.filter(isIn)).toString(),
      before: sumOf(lines.before.filter(isIn)).toString(),
    };
  });
}

/** Whether a line belongs to a part; each line belongs to exactly one part of the report. */
function inPart(wanted: string, named: readonly string[]): (line: Line) => boolean {
  if (wanted !== OTHERS) return ({ part = '' }) => part === wanted;
  const others = new Set(named);
  return ({ part = '' }) => !others.has(part);
}

/** A figure as the API returns it: sum, days and parts, of the range and of the one before. */
export function metricOf(source: Source, times: Times, nameOf: PartNames) {
  const lines = linesOf(source, times);
  const text = (value: bigint) => value.toString();
  const { key, label, note, kind, unit, partsBy = null } = source;
  return {
    key,
    label,
    note,
    kind,
    unit,
    value: text(sumOf(lines.now)),
    before: text(sumOf(lines.before)),
    days: daysOf(source, times.range, lines.now).map(text),
    daysBefore: daysOf(source, times.earlier, lines.before).map(text),
    partsBy,
    parts: partsBy === null ? [] : partsOf(source, lines, nameOf),
  };
}

/** The lines summed by a figure or one of its parts, newest first. */
export function rowsOf(source: Source, times: Times, part: string | undefined): Line[] {
  const lines = linesOf(source, times);
  const found =
    part === undefined ? lines.now : lines.now.filter(inPart(part, namedIn(source, lines).named));
  return found.toSorted((one, other) => other.at - one.at || (one.id < other.id ? -1 : 1));
}
