/**
 * Characters that begin a formula in spreadsheets, also in their East Asian forms; some spreadsheets skip blanks,
 * quotes and invisible characters before them. A leading tab or line end is no formula, but moves the rest into another
 * cell.
 */
const FORMULA = /^(?:[\s"'\p{Cf}\p{Cc}]*[=+\-@＝＋－＠−]|[\t\r\n])/u;
/** A plain number is no formula, negative or not. */
const NUMBER = /^-?\d+(?:\.\d+)?$/;
const KEPT_DIGITS = 15;

/** Whether a spreadsheet keeps every digit of a plain number. Zeros at either end don’t count. */
const isKeptWhole = (text: string): boolean =>
  text.replaceAll(/[-.]/g, '').replaceAll(/^0+|0+$/g, '').length <= KEPT_DIGITS;

const MONTH = '(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,6}';
/**
 * Texts that spreadsheets change: digits of an id, zeros before a number, exponents, and texts they read as a date or a
 * time. A day in ISO form keeps its value.
 * https://support.microsoft.com/en-us/office/keeping-leading-zeros-and-large-numbers-1bf7b935-36e1-4985-842f-5dfa51f85fe7
 */
const CHANGED = new RegExp(
  String.raw`^-?(?:\d{16,}|0\d[\d.]*|(?:\d+\.?\d*|\.\d+)e[+-]?\d+|(?!\d{4}-\d\d-\d\d$)\d{1,4}(?:[-/:]\d{1,4}){1,2}(?:\s*[ap]m)?|\d{1,2}\s*[ap]m|${MONTH}[\s./-]*\d{1,4}(?:[\s,./-]+\d{2,4})?|\d{1,4}[\s./-]*${MONTH}(?:[\s,./-]*\d{2,4})?)$`,
  'i',
);

function isUnsafe(text: string): boolean {
  const bare = text.replace(/^'+/, '');
  const plain = bare.normalize('NFKC').trim();
  return (
    (FORMULA.test(bare) && !NUMBER.test(bare)) ||
    CHANGED.test(plain) ||
    (NUMBER.test(plain) && !isKeptWhole(plain))
  );
}

/**
 * A text as a cell of a CSV: with an apostrophe before it if a spreadsheet would read a formula, another number or a
 * date. `unguarded` removes it.
 */
export const guarded = (text: string): string => (isUnsafe(text) ? `'${text}` : text);

/** An amount in plain digits as a cell of a CSV: a number, or a text where a spreadsheet would round it. */
export const guardedAmount = (text: string): string =>
  NUMBER.test(text) && isKeptWhole(text) ? text : guarded(text);

/** The text of a cell that `guarded` wrote, or of one in the form `="…"`. */
export function unguarded(cell: string): string {
  if (cell.startsWith("'") && isUnsafe(cell.slice(1))) return cell.slice(1);
  return /^="([^"]*)"$/.exec(cell)?.[1] ?? cell;
}

/** Whether a spreadsheet has rounded an id or a code: “4.58305E+17”. */
export const isRounded = (text: string): boolean => /^\d(?:[.,]\d+)?E\+\d{1,3}$/i.test(text.trim());
