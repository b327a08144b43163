import type { CellValue, DataColumn } from './column';

type Exported<Row> = Pick<DataColumn<Row>, 'header' | 'value' | 'isNotExported'>;

/**
 * Rows as CSV (RFC 4180), for spreadsheets: with a byte order mark, so that they read it as UTF-8, and
 * with texts that would be taken for a formula made harmless.
 */
export async function toCsv<Row>(
  rows: readonly Row[],
  columns: readonly Exported<Row>[],
): Promise<string> {
  const { unparse } = await import('papaparse');
  const shown = columns.filter((column) => column.isNotExported !== true);
  const fields = shown.map(({ header }) => header);
  const data = rows.map((row) => shown.map(({ value }) => cellOf(value(row))));
  return `\uFEFF${unparse({ fields, data }, { escapeFormulae: true })}`;
}

/** Numbers stay numbers: a negative one is no formula. Large ones are written out digit by digit. */
const cellOf = (value: CellValue) => (typeof value === 'bigint' ? value.toString() : value);

/** Hands a text, or what was fetched, to the browser as a file to keep. */
export function download(name: string, content: BlobPart, type: string): void {
  const url = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The browser has taken the address up by the next task.
  setTimeout(() => URL.revokeObjectURL(url), 0);
}
