import { once } from '@/shared/state/once';

const segmenter = once(() => new Intl.Segmenter(undefined, { granularity: 'grapheme' }));

/**
 * Shortens a text to so many UTF-16 units, the ellipsis included, and only between graphemes: an emoji or a letter
 * with its accents stays whole or goes (https://unicode.org/reports/tr29/#Grapheme_Cluster_Boundaries).
 */
export function cutText(text: string, most: number): string {
  if (text.length <= most) return text;
  let end = 0;
  // No grapheme that begins behind the end is needed, however long the text is.
  for (const { index, segment } of segmenter().segment(text.slice(0, 2 * most))) {
    if (index + segment.length > most - 1) break;
    end = index + segment.length;
  }
  return `${text.slice(0, end).trimEnd()}…`;
}
