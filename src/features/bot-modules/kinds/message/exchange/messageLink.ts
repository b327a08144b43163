/** A link to a message: of which Discord server, channel and message. */
export interface MessageLink {
  guildId: string;
  channelId: string;
  messageId: string;
}

const HOST = /^(?:(?:www|ptb|canary)\.)?discord(?:app)?\.com$/;
const PATH = /^\/channels\/(@me|\d{15,20})\/(\d{15,20})\/(\d{15,20})\/?$/;

/**
 * Reads a link as Discord's "Copy Message Link" writes it, of its beta and older sites as well. In a message of one's
 * own it may stand in `<` and `>`.
 *
 * @returns null where it is none
 */
export function readMessageLink(text: string): MessageLink | null {
  const address = text.trim().replace(/^<(.*)>$/, '$1');
  if (!URL.canParse(address)) return null;
  const { protocol, host, pathname } = new URL(address);
  const found = PATH.exec(pathname);
  if (!/^https?:$/.test(protocol) || !HOST.test(host) || !found) return null;
  const [, guildId = '', channelId = '', messageId = ''] = found;
  return { guildId, channelId, messageId };
}

/** Whether something is meant to lead into Discord, though it names no message. */
export const isDiscordAddress = (text: string): boolean =>
  URL.canParse(text.trim()) && HOST.test(new URL(text.trim()).host);
