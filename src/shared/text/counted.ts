const inWords = new Intl.NumberFormat('en', { maximumFractionDigits: 2 });

/**
 * So many of something, in words: "1 server", "1,204 members".
 *
 * @param one what a single one is called
 * @param many what several are called; an s more unless given
 */
export const counted = (count: number | bigint, one: string, many = `${one}s`): string =>
  `${inWords.format(count)} ${String(count) === '1' ? one : many}`;
