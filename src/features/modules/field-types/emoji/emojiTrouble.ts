import type { OwnEmoji } from './useOwnEmoji';

const OWN = /<a?:(\w{2,32}):(\d{15,20})>/g;

/** Whether a text contains an emoji of a server. */
export const hasOwnEmoji = (words: string) => words.search(OWN) !== -1;

/**
 * Why emoji of servers in a text would be shown only as names, without duplicates.
 *
 * @param own the chosen server's emoji, as far as they are known
 */
export function emojiTrouble(
  words: string,
  { all, isWhole }: Pick<OwnEmoji, 'all' | 'isWhole'>,
): string[] {
  if (all === null) return [];
  const told = [...words.matchAll(OWN)].flatMap(([, name = '', id]) => {
    const found = all.find((each) => each.id === id);
    if (found) {
      return found.available
        ? []
        : [`:${name}: isn’t available because the server lost the boost level for it.`];
    }
    // An emoji that could not be read may be this one.
    return isWhole
      ? [
          `:${name}: isn’t an emoji of this server. The bot can only use emoji from servers it’s on.`,
        ]
      : [];
  });
  return [...new Set(told)];
}
