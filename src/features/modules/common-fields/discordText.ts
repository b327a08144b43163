const WHITE_SPACE = /\p{White_Space}/u;

/**
 * A text without the white space around it, as Discord stores the parts of an embed. Zero-width characters are no
 * white space and stay, which is why people use them to make an empty text.
 *
 * Source: https://docs.discord.com/developers/resources/message#embed-object-embed-limits
 */
export function trimmed(text: string): string {
  let from = 0;
  let to = text.length;
  while (from < to && WHITE_SPACE.test(text.charAt(from))) from += 1;
  while (to > from && WHITE_SPACE.test(text.charAt(to - 1))) to -= 1;
  return text.slice(from, to);
}

/** Whether nothing is left of a text once Discord has trimmed it. */
export const isBlankText = (text: string): boolean => trimmed(text) === '';

/** The length Discord counts, in code points. */
export const countedLength = (text: string): number => Array.from(trimmed(text)).length;
