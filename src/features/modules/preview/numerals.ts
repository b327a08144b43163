import { numberFormat } from '@/shared/format/numberFormat';
import { LANGUAGE } from '@/shared/text/locales';

const compact = { notation: 'compact', maximumFractionDigits: 1 } as const;

/**
 * A whole number written with commas ("12,408") in one of the ways counters have; anything else stays.
 *
 * @param style SEPARATED, COMPACT ("12.4K") or FULL ("12408")
 */
export function inNumerals(text: string, style: string): string {
  if (!/^\d{1,3}(,\d{3})*$/.test(text)) return text;
  const plain = text.replaceAll(',', '');
  if (style === 'FULL') return plain;
  return style === 'COMPACT' ? numberFormat(LANGUAGE, compact).format(Number(plain)) : text;
}
