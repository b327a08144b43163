import type { ColumnFacts, PhonePlace } from './column';

/**
 * Position of a column in the two lines of a row on a phone; columns without one are shown when the row is expanded.
 */
export type PhonePlaces = ReadonlyMap<string, PhonePlace>;

const isDate = ({ id }: { id: string }) => /^at$|At$/.test(id);

/**
 * Positions of the visible columns. By default, the first number is beside the name, and the filtered column and a date
 * are below it.
 */
export function phonePlaces<Row>(
  columns: readonly ColumnFacts<Row>[],
  visible: readonly string[],
): PhonePlaces {
  const places = new Map<string, PhonePlace>();
  const shown = columns.filter(
    ({ id, isRowHeader, isNotExported }) =>
      visible.includes(id) && isRowHeader !== true && isNotExported !== true,
  );
  const isFree = ({ id, phone }: ColumnFacts<Row>) => phone === undefined && !places.has(id);
  const choose = (place: PhonePlace, suits: readonly ((column: ColumnFacts<Row>) => boolean)[]) => {
    const wanted = columns.find(({ id, phone }) => phone === place && visible.includes(id));
    const free = shown.filter(isFree);
    const chosen =
      wanted ?? suits.map((suit) => free.find(suit)).find((column) => column !== undefined);
    if (chosen) places.set(chosen.id, place);
  };
  choose('lead', [({ isNumber }) => isNumber === true]);
  choose('end', [isDate]);
  choose('second', [({ filter }) => filter !== undefined, ({ isNumber }) => isNumber !== true]);
  return places;
}
