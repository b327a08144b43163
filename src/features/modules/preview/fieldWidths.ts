import type { Embed } from '../common-fields/message';

export type FieldWidth = 'third' | 'half' | 'whole';

/** A row of an embed holds so many fields that stand beside one another. */
const A_ROW = 3;

/** How wide each field is: up to three inline ones share a row, any other has one to itself. */
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
