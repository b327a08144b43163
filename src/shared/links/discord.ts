import { readDiscordId } from './discordId';
import { readKnownLink } from './link';
import { pasted, pastedWord } from './pasted';

const SITE = /^(?:(?:ptb|canary)\.)?discord(?:app)?\.com$/;

/** Where a link to an invitation leads: its code, of discord.gg/code, discord.com/invite/code or `.gg/code`. */
function inviteCodeOf(typed: string): string | null {
  const read = readKnownLink(pastedWord(typed).replace(/^\.gg\//i, 'discord.gg/'));
  const path =
    read?.host === 'discord.gg'
      ? /^\/([\w-]{2,64})\/?$/
      : read && SITE.test(read.host)
        ? /^\/invite\/([\w-]{2,64})\/?$/
        : null;
  return path?.exec(read?.path ?? '')?.[1] ?? null;
}

/** The link to an invitation in its one form; null for any other address. */
export function readInvite(text: string): string | null {
  const code = inviteCodeOf(text);
  return code === null ? null : `https://discord.gg/${code}`;
}

/** The link to an invitation in its one form; what is none stays as it was typed. */
export const tidyInvite = (typed: string): string => readInvite(typed) ?? typed;

/** A link to a message: of which Discord server, channel and message. */
export interface MessageLink {
  /** `@me` for a message outside of servers. */
  guildId: string;
  channelId: string;
  messageId: string;
}

const MESSAGE = /^\/channels\/(@me|\d{15,20})\/(\d{15,20})\/(\d{15,20})\/?$/;

/**
 * Reads a link as Discord's "Copy Message Link" writes it, of its beta and older sites as well.
 *
 * @returns null where it is none
 */
export function readMessageLink(text: string): MessageLink | null {
  const read = readKnownLink(text);
  const found = read && SITE.test(read.host) ? MESSAGE.exec(read.path) : null;
  if (!found) return null;
  const [, guildId = '', channelId = '', messageId = ''] = found;
  return { guildId, channelId, messageId };
}

/** Whether something is meant to lead into Discord, though it names no message. */
export const isDiscordAddress = (text: string): boolean =>
  SITE.test(readKnownLink(text)?.host ?? '');

/** A username typed as `@mira`, or copied with characters nobody sees; an id or a mention stays as an id. */
export function tidyUsername(typed: string): string {
  const id = readDiscordId(typed);
  return id ?? pasted(typed).replace(/^@\s*/, '');
}
