import type { ServerEmoji } from '@/features/server/discord/emoji';
import type { ServerDetails } from '@/features/server/discord/guild';
import { searchable } from '@/shared/text/searchable';
import type { NamedEmoji } from '../../field-types/emoji/emojiSearch';
import { findOwn, ownCalled } from '../../field-types/emoji/ownSearch';
import type { Completion, Offer } from '../completion/completion';

/** Maximum options: longer lists are not read, and another letter narrows them. */
const MOST = 20;

/** A colon after a word is part of a time ("12:30"), and one after "<" is part of a server emoji. */
const EMOJI = /(?<![\w:<]):([\w+-]{2,32})(:?)$/;
const MENTION = /(?<![\w<@&])@((?:[\p{L}\p{N}_][^\n@#{}<>]{0,31})?)$/u;
const CHANNEL = /(?<![\w<#&])#([\p{L}\p{N}\p{M}_-]{0,40})$/u;

/** Whether the name of an emoji is being typed at the caret. */
export const isEmojiBegun = (text: string, caret: number) => EMOJI.test(text.slice(0, caret));

/** Looks up emoji (`field-types/emoji/emojiSearch`, which is loaded when a name is begun). */
export interface EmojiLookUp {
  findEmoji: (query: string, most: number) => readonly NamedEmoji[];
  emojiCalled: (name: string) => NamedEmoji | null;
}

/** The server's emoji that can be used in the text, as far as they are known. */
export interface OwnLookUp {
  usable: readonly ServerEmoji[];
  /** Whether they are still loading. */
  isComing: boolean;
}

/**
 * Completes an emoji name begun with a colon, the server's own emoji first. A name closed by
 * another colon is inserted at once if only one emoji can be meant.
 */
export function emojiAt(
  text: string,
  caret: number,
  lookUp: EmojiLookUp,
  own: OwnLookUp,
): Completion | null {
  const [all, name = '', closing] = EMOJI.exec(text.slice(0, caret)) ?? [];
  if (all === undefined) return null;
  const isClosed = closing === ':';
  const found = isClosed ? called(name, lookUp, own) : likely(name, lookUp, own);
  // A server emoji that is still loading may be meant.
  const isClear = isClosed && found.length === 1 && !own.isComing;
  return completion('emoji', caret - all.length, caret, found.map(offerOf), isClear);
}

function called(name: string, lookUp: EmojiLookUp, { usable }: OwnLookUp): readonly NamedEmoji[] {
  const own = ownCalled(usable, name);
  const unicode = own.length === 0 ? lookUp.emojiCalled(name) : null;
  return unicode ? [unicode] : own;
}

function likely(name: string, lookUp: EmojiLookUp, { usable }: OwnLookUp): readonly NamedEmoji[] {
  return [...findOwn(usable, name, MOST), ...lookUp.findEmoji(name, MOST)].slice(0, MOST);
}

const offerOf = ({ emoji, name, own }: NamedEmoji): Offer => ({
  id: emoji,
  shown: own ? `:${name}:` : emoji,
  put: emoji,
  detail: own ? 'This server' : name,
  own,
});

type Server = Pick<ServerDetails, 'guildRoles' | 'guildChannels' | 'guildId'>;

/** Completes names of roles begun with @. */
export function mentionAt(text: string, caret: number, server: Server): Completion | null {
  const [all, name = ''] = MENTION.exec(text.slice(0, caret)) ?? [];
  if (all === undefined) return null;
  const roles = server.guildRoles
    .filter(({ id }) => id !== server.guildId)
    .map((role) => ({
      id: role.id,
      shown: `@${role.name}`,
      put: `<@&${role.id}>`,
      detail: 'Role',
    }));
  const everybody = [
    {
      id: 'everyone',
      shown: '@everyone',
      put: '@everyone',
      detail: 'Everyone who can see the channel',
    },
    { id: 'here', shown: '@here', put: '@here', detail: 'Everyone online who can see the channel' },
  ];
  return completion('mention', caret - all.length, caret, named([...roles, ...everybody], name));
}

/** Completes names of channels begun with #. */
export function channelAt(text: string, caret: number, server: Server): Completion | null {
  const [all, name = ''] = CHANNEL.exec(text.slice(0, caret)) ?? [];
  if (all === undefined) return null;
  const category = (parentId: string | null | undefined) =>
    server.guildChannels.find(({ id }) => id === parentId)?.name ?? '';
  const channels = server.guildChannels
    .filter(({ type }) => type !== CATEGORY)
    .map((channel) => ({
      id: channel.id,
      shown: `#${channel.name}`,
      put: `<#${channel.id}>`,
      detail: category(channel.parentId),
    }));
  return completion('channel', caret - all.length, caret, named(channels, name));
}

/** Discord's type of categories, which can't be mentioned. */
const CATEGORY = 4;

/** Options whose names contain the typed text; those that begin with it come first. */
function named(offers: readonly Offer[], written: string): Offer[] {
  // A space after a complete name ends it: other words follow.
  const wanted = `${searchable(written)}${/[\s_-]$/.test(written) ? ' ' : ''}`;
  const holds = offers.filter(({ shown }) => searchable(shown).includes(wanted));
  const begins = ({ shown }: Offer) => searchable(shown).startsWith(wanted);
  return [...holds.filter(begins), ...holds.filter((each) => !begins(each))].slice(0, MOST);
}

const completion = (
  noun: Completion['noun'],
  from: number,
  to: number,
  options: readonly Offer[],
  isClosed = false,
): Completion | null =>
  options.length === 0 ? null : { caret: to, from, to, noun, options, isClosed };
