import type { ServerDetails } from '@/features/server/discord/guild';
import { unknownVariables } from '../../preview/fillIn';
import type { Variable } from '../../engine/variable';
import { emojiTrouble, hasOwnEmoji } from '../emoji/emojiTrouble';
import type { OwnEmoji } from '../emoji/useOwnEmoji';
import { galleryOf, MOST_IN_GALLERY } from '../../common-fields/galleries';
import { isEmptyEmbed } from '../../common-fields/message';
import { readShownMessage } from '../../preview/shownMessage';
import { messagePieces } from './pieces';

/** Maximum warnings shown; longer lists are not read. */
const MOST = 8;
/** Parts of a message in which Discord renders mentions. */
const READ = new Set(['content', 'description', 'value', 'answer']);

/** Parts in which it renders emoji of servers. */
const SHOWS_EMOJI = new Set([...READ, 'title', 'name', 'emoji']);

type Server = Pick<ServerDetails, 'guildRoles' | 'guildChannels'>;
type Own = Pick<OwnEmoji, 'all' | 'isWhole'>;

/**
 * Warnings about parts of a message that Discord will show differently: mentions of roles and
 * channels that the server does not have, names that are only text, unknown variables.
 *
 * @param server null while unknown: then its roles and channels are not checked
 * @param own its emoji; unknown ones are not checked
 * @returns sentences that begin with the place
 */
export function warningsIn(
  message: unknown,
  variables: readonly Variable[],
  server: Server | null,
  own: Own,
): string[] {
  const all = messagePieces.words(message).flatMap(([steps, words]) => {
    const place = messagePieces.labels(steps).join(', ');
    const part = steps.at(-1) ?? '';
    const readsMentions = READ.has(part);
    return [
      ...unknownVariables(words, variables).map(
        (name) => `{${name}} isn’t a variable of this module.`,
      ),
      ...(server && readsMentions ? mentionsIn(words, server) : []),
      ...(readsMentions ? [] : asText(words, part)),
      ...(SHOWS_EMOJI.has(part) ? emojiTrouble(words, own) : emojiAsText(words)),
    ].map((what) => `${place}: ${what}`);
  });
  return [...new Set([...all, ...galleryWarnings(message)])].slice(0, MOST);
}

const MENTION = /<@[&!]?\d{15,20}>|<#\d{15,20}>|<\/[^:<>]+:\d{15,20}>|<id:[a-z-]+(?::\d+)?>/;

/** Parts that link as a whole, or are shown as written. */
const isAddress = (part: string) => /url|icon|image|thumbnail/i.test(part);

/** Markup that Discord shows as text in parts without mentions. */
function asText(words: string, part: string): string[] {
  if (isAddress(part)) return [];
  return [
    ...(MENTION.test(words) ? ['Discord shows mentions as text here.'] : []),
    ...(/\[[^\]\n]+\]\(<?https?:/.test(words) ? ['Discord shows [text](link) as text here.'] : []),
    ...(!SHOWS_EMOJI.has(part) && /<t:-?\d+(?::\w)?>/.test(words)
      ? ['Discord shows times as text here.']
      : []),
  ];
}

/** Of embeds with the same link, Discord shows the first, and only the images of the others. */
function galleryWarnings(message: unknown): string[] {
  const { embeds } = readShownMessage(message);
  const counts = new Map<number, number>();
  return embeds.flatMap((embed, place) => {
    const first = galleryOf(embeds, place);
    const count = (counts.get(first) ?? 0) + (embed.image === '' ? 0 : 1);
    counts.set(first, count);
    const name = `Embed ${String(place + 1)}`;
    if (embed.image !== '' && count > MOST_IN_GALLERY)
      return [
        `${name}: Discord shows at most ${MOST_IN_GALLERY} images when several embeds share a link.`,
      ];
    return first !== place && !isEmptyEmbed({ ...embed, image: '' })
      ? [
          `${name}: Discord shows only its image because it has the same link as embed ${String(first + 1)}.`,
        ]
      : [];
  });
}

function mentionsIn(words: string, { guildRoles, guildChannels }: Server): string[] {
  const roles = idsIn(words, /<@&(\d{15,20})>/g).filter((id) => !guildRoles.some(isOf(id)));
  const channels = idsIn(words, /<#(\d{15,20})>/g).filter((id) => !guildChannels.some(isOf(id)));
  const named = guildRoles.filter(({ name }) => name !== '' && isWritten(words, name));
  return [
    ...roles.map((id) => `Role ${id} not found on this server.`),
    ...channels.map((id) => `Channel ${id} not found on this server.`),
    ...named.map(
      ({ name }) => `@${name} won’t mention the role. Type @ and choose it from the list.`,
    ),
  ];
}

const emojiAsText = (words: string) =>
  hasOwnEmoji(words) ? ['Discord shows server emoji as text here.'] : [];

const isOf =
  (wanted: string) =>
  ({ id }: { id: string }) =>
    id === wanted;

const idsIn = (words: string, pattern: RegExp): string[] =>
  [...words.matchAll(pattern)].flatMap(([, id]) => (id === undefined ? [] : [id]));

/**
 * Whether a text contains "@Moderators" as a separate word. "@everyone" and "@here" are left out,
 * since they work as text.
 */
function isWritten(words: string, name: string): boolean {
  if (name === '@everyone' || name === 'everyone' || name === 'here') return false;
  const at = words.indexOf(`@${name}`);
  return at !== -1 && !/[\w]/.test(words.charAt(at + name.length + 1));
}
