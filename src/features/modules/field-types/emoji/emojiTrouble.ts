import type { OwnEmoji } from './useOwnEmoji';

const OWN = /<a?:(\w{2,32}):(\d{15,20})>/g;

/** Whether there is an emoji of a server in a text. */
export const hasOwnEmoji = (words: string) => words.search(OWN) !== -1;

/**
 * Why emoji of servers in a text would be shown as their names alone, each once.
 *
 * @param own what is known of the chosen server's own
 */
export function emojiTrouble(
  words: string,
  { all, isWhole }: Pick<OwnEmoji, 'all' | 'isWhole'>,
): string[] {
  if (all === null) return [];
  const told = [...words.matchAll(OWN)].flatMap(([, name = '', id]) => {
    const found = all.find((each) => each.id === id);
    if (found) {
      return found.available ? [] : [`:${name}: can’t be used, as the boost it came with is lost.`];
    }
    // One that could not be read may be this one.
    return isWhole
      ? [`this server has no emoji :${name}:, and the bot can use only those of servers it is on.`]
      : [];
  });
  return [...new Set(told)];
}
