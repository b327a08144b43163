import { inMessage, type ServerEmoji } from '@/features/server/discord/emoji';
import { plainLetters } from '@/shared/text/searchable';
import type { NamedEmoji } from './emojiSearch';

/** Names of emoji as people write them: in any case, with blanks or underscores, with colons or without. */
const plain = (text: string) => plainLetters(text).replaceAll(/[\s_:]/g, '');

export const asNamed = (own: ServerEmoji): NamedEmoji => ({
  emoji: inMessage(own),
  name: own.name,
  own,
});

/**
 * A server's own emoji by their names, those that begin with what is looked for first.
 *
 * @param query all, where it is empty
 * @param most how many at most
 */
export function findOwn(all: readonly ServerEmoji[], query: string, most: number): NamedEmoji[] {
  const wanted = plain(query);
  const found = all.filter(({ name }) => plain(name).includes(wanted));
  const begins = ({ name }: ServerEmoji) => plain(name).startsWith(wanted);
  return [...found.filter(begins), ...found.filter((each) => !begins(each))]
    .slice(0, most)
    .map(asNamed);
}

/** Those of just that name: a server may have several. */
export const ownCalled = (all: readonly ServerEmoji[], name: string): NamedEmoji[] =>
  all.filter((each) => each.name === name).map(asNamed);
