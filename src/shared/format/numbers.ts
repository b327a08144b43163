import { preferences } from './preferences';

const formats = new Map<string, Intl.NumberFormat>();

/** The browser's own format, made once: making one takes longer than a thousand numbers. */
export function numberFormat(
  locale: string,
  options: Intl.NumberFormatOptions = {},
): Intl.NumberFormat {
  const key = locale + JSON.stringify(options);
  const known = formats.get(key) ?? new Intl.NumberFormat(locale, options);
  formats.set(key, known);
  return known;
}

/** A number as one has chosen to read them: "12,408". Three decimals at most unless told. */
export const inNumbers = (value: number | bigint, options?: Intl.NumberFormatOptions): string =>
  numberFormat(preferences().numbers, options).format(value);
