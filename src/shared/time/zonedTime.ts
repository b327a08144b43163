const formats = new Map<string, Intl.DateTimeFormat>();

/**
 * How a zone writes its time, made once: making one takes longer than a hundred times.
 *
 * @throws RangeError for one that is none
 */
function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known =
    formats.get(timeZone) ??
    new Intl.DateTimeFormat('en-GB', {
      timeZone,
      dateStyle: 'short',
      timeStyle: 'medium',
      hourCycle: 'h23',
    });
  formats.set(timeZone, known);
  return known;
}

/** Offset of a time zone at a moment, ms; 0 for one that is none. */
export function offsetAt(timeZone: string, at: number): number {
  if (timeZone === 'UTC') return 0;
  try {
    const parts = formatOf(timeZone).formatToParts(at);
    const read = (type: string) => Number(parts.find((part) => part.type === type)?.value ?? '0');
    const there = Date.UTC(
      read('year'),
      read('month') - 1,
      read('day'),
      read('hour'),
      read('minute'),
      read('second'),
    );
    return there - Math.floor(at / 1000) * 1000;
  } catch {
    return 0;
  }
}

/** A local day and time in a zone, ms since 1970; null where they are none. */
export function momentOf(day: string, time: string, timeZone: string): number | null {
  const local = Date.parse(`${day}T${time}:00Z`);
  if (Number.isNaN(local)) return null;
  const guess = local - offsetAt(timeZone, local);
  // Once more, for where the clocks change in between.
  return local - offsetAt(timeZone, guess);
}
