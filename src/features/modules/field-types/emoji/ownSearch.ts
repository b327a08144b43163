import { inMessage, type ServerEmoji } from '@/features/server/discord/emoji';
import { plainLetters } from '@/shared/text/searchable';
import type { NamedEmoji } from './emojiSearch';

/** Normalizes names of emoji: case, blanks, underscores and colons do not count. */
const plain = (text: string) => plainLetters(text).replaceAll(/[\s_:]/g, '');

export const asNamed = (own: ServerEmoji): NamedEmoji => ({
  emoji: inMessage(own),
  name: own.name,
  own,
});

/**
 * A server's emoji by name; those that begin with the query come first.
 *
 * @param query empty for all
 * @param most maximum number
 */
export function findOwn(all: readonly ServerEmoji[], query: string, most: number): NamedEmoji[] {
  const wanted = plain(query);
  const found = all.filter(({ name }) => plain(name).includes(wanted));
  const begins = ({ name }: ServerEmoji) => plain(name).startsWith(wanted);
  return [...found.filter(begins), ...found.filter((each) => !begins(each))]
    .slice(0, most)
    .map(asNamed);
}

/** Emoji with exactly this name: a server may have several. */
export const ownCalled = (all: readonly ServerEmoji[], name: string): NamedEmoji[] =>
  all.filter((each) => each.name === name).map(asNamed);
