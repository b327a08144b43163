import { guarded, guardedAmount } from '@/shared/text/spreadsheet';
import type { CellValue, DataColumn } from './column';

export type Exported<Row> = Pick<
  DataColumn<Row>,
  'header' | 'value' | 'isNumber' | 'isNotExported'
>;

const LINE_END = '\r\n';

/**
 * Rows as CSV (RFC 4180), for spreadsheets: with a byte order mark, so that they read it as UTF-8, with an apostrophe
 * before texts they would change or run, and before amounts they would round. Numbers have no exponent. `unguarded`
 * reads a cell back.
 */
export async function toCsv<Row>(
  rows: readonly Row[],
  columns: readonly Exported<Row>[],
): Promise<string> {
  const { head, linesOf } = await csvWriter(columns);
  return head + linesOf(rows);
}

/** The same in parts: the head once, then the lines of each part, which begin with a line end. */
export async function csvWriter<Row>(columns: readonly Exported<Row>[]) {
  const { unparse } = await import('papaparse');
  const shown = columns.filter((column) => column.isNotExported !== true);
  const cellsOf = (row: Row) => shown.map(({ value, isNumber }) => cellOf(value(row), isNumber));
  return {
    head: `\uFEFF${unparse([shown.map(({ header }) => guarded(header))])}`,
    linesOf: (rows: readonly Row[]) =>
      rows.length === 0 ? '' : LINE_END + unparse(rows.map(cellsOf), { newline: LINE_END }),
  };
}

function cellOf(value: CellValue, isNumber = false): string {
  if (value === null) return '';
  if (typeof value === 'number') return Number.isFinite(value) ? decimalText(value) : '';
  if (typeof value === 'bigint') return guardedAmount(String(value));
  if (typeof value === 'boolean') return String(value);
  return isNumber ? guardedAmount(value) : guarded(value);
}

/** The shortest digits that are this number, without an exponent: 1e-7 is 0.0000001. */
function decimalText(value: number): string {
  const [digits = '', exponent] = String(value).split('e');
  if (exponent === undefined) return digits;
  const sign = digits.startsWith('-') ? '-' : '';
  const [whole = '', fraction = ''] = digits.replace('-', '').split('.');
  const point = whole.length + Number(exponent);
  const all = (whole + fraction).padStart(1 + fraction.length - Number(exponent), '0');
  return point > 0
    ? sign + (whole + fraction).padEnd(point, '0')
    : `${sign}${all.slice(0, 1)}.${all.slice(1)}`;
}
