import { readDiscordId } from './discordId';
import { readKnownLink } from './link';
import { pasted, pastedWord } from './pasted';

const SITE = /^(?:(?:ptb|canary)\.)?discord(?:app)?\.com$/;

/** The code of an invite link: discord.gg/code, discord.com/invite/code or `.gg/code`. */
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

/** An invite link in canonical form; null for any other address. */
export function readInvite(text: string): string | null {
  const code = inviteCodeOf(text);
  return code === null ? null : `https://discord.gg/${code}`;
}

/** An invite link in canonical form; other text stays as typed. */
export const tidyInvite = (typed: string): string => readInvite(typed) ?? typed;

/** The Discord server, channel and message of a message link. */
export interface MessageLink {
  /** `@me` for a message outside of servers. */
  guildId: string;
  channelId: string;
  messageId: string;
}

const MESSAGE = /^\/channels\/(@me|\d{15,20})\/(\d{15,20})\/(\d{15,20})\/?$/;

/**
 * Reads a link as Discord's "Copy Message Link" writes it, also of Discord's beta and older sites.
 *
 * @returns null if it is no message link
 */
export function readMessageLink(text: string): MessageLink | null {
  const read = readKnownLink(text);
  const found = read && SITE.test(read.host) ? MESSAGE.exec(read.path) : null;
  if (!found) return null;
  const [, guildId = '', channelId = '', messageId = ''] = found;
  return { guildId, channelId, messageId };
}

/** Whether an address belongs to Discord, even if it names no message. */
export const isDiscordAddress = (text: string): boolean =>
  SITE.test(readKnownLink(text)?.host ?? '');

/** A username typed as `@mira`, or copied with invisible characters; an id or a mention becomes an id. */
export function tidyUsername(typed: string): string {
  const id = readDiscordId(typed);
  return id ?? pasted(typed).replace(/^@\s*/, '');
}
