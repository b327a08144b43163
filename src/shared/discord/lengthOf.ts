/**
 * Characters of a text as Discord counts them: code points, not UTF-16 units
 * (https://github.com/discord/discord-api-docs/issues/1315).
 */
export const lengthOf = (text: string): number => Array.from(text).length;
