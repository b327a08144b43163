/**
 * Characters of a text as Discord counts them: code points, not UTF-16 units
 * (https://github.com/discord/discord-api-docs/issues/1315).
 */
export const lengthOf = (text: string): number => Array.from(text).length;

/** The text, cut to a maximum number of characters; a cut text ends in “…”. */
export function cut(text: string, most: number): string {
  const characters = Array.from(text);
  if (characters.length <= most) return text;
  return most <= 0 ? '' : `${characters.slice(0, most - 1).join('')}…`;
}
