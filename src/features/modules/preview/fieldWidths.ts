import type { Embed } from '../common-fields/message';

export type FieldWidth = 'third' | 'half' | 'whole';

/** Maximum inline fields in a row of an embed. */
const A_ROW = 3;

/** Width of each field: up to three inline ones share a row, any other takes a whole row. */
export function fieldWidths(fields: readonly Pick<Embed['fields'][number], 'isInline'>[]) {
  const rows: number[] = [];
  let open = 0;
  for (const { isInline } of fields) {
    const hasRoom = isInline && open > 0 && open < A_ROW;
    open = isInline ? (hasRoom ? open + 1 : 1) : 0;
    if (hasRoom) rows[rows.length - 1] = open;
    else rows.push(1);
  }
  return rows.flatMap((count) => Array.from({ length: count }, () => widthIn(count)));
}

const widthIn = (count: number): FieldWidth =>
  count >= A_ROW ? 'third' : count === 2 ? 'half' : 'whole';
