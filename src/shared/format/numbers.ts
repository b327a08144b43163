import { numberFormat } from './numberFormat';
import { preferences } from './displayPreferences';

/** A number as one has chosen to read them: "12,408". Three decimals at most unless told. */
export const inNumbers = (value: number | bigint, options?: Intl.NumberFormatOptions): string =>
  numberFormat(preferences().numbers, options).format(value);
