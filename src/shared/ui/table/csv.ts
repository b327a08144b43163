import type { CellValue, DataColumn } from './column';

type Exported<Row> = Pick<DataColumn<Row>, 'header' | 'value' | 'isNotExported'>;

/**
 * Rows as CSV (RFC 4180), for spreadsheets: with a byte order mark, so that they read it as UTF-8, with texts that
 * would be taken for a formula made harmless, and numbers with every digit and no exponent.
 */
export async function toCsv<Row>(
  rows: readonly Row[],
  columns: readonly Exported<Row>[],
): Promise<string> {
  const { unparse } = await import('papaparse');
  const shown = columns.filter((column) => column.isNotExported !== true);
  const fields = shown.map(({ header }) => guarded(header));
  const data = rows.map((row) => shown.map(({ value }) => cellOf(value(row))));
  return `\uFEFF${unparse({ fields, data })}`;
}

/**
 * What spreadsheets begin a formula with, also as East Asian keyboards write it; some skip blanks, quotes and what
 * cannot be seen before it. A tab or a line end at the front is none, and moves what follows into a cell of its own.
 */
const FORMULA = /^(?:[\s"'\p{Cf}\p{Cc}]*[=+\-@＝＋－＠−]|[\t\r\n])/u;
/** A plain number is no formula, negative or not. */
const NUMBER = /^-?\d+(?:\.\d+)?$/;

/** A text with an apostrophe before it where it could be taken for a formula. */
const guarded = (text: string): string =>
  FORMULA.test(text) && !NUMBER.test(text) ? `'${text}` : text;

function cellOf(value: CellValue): string {
  if (value === null) return '';
  if (typeof value === 'number') return Number.isFinite(value) ? decimalText(value) : '';
  return typeof value === 'string' ? guarded(value) : String(value);
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
