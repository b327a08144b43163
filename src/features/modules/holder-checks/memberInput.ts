import { readDiscordId } from '@/shared/links/discordId';
import { pasted } from '@/shared/links/pasted';
import { readAddress } from '@/shared/solana/addressInput';

/** What to look for: the address of a wallet, a member's id on Discord, or a username. */
export type MemberReading = { of: string } | { problem: string };

/** No username is longer, and none has a slash: https://docs.discord.com/developers/resources/user */
const USERNAME = /^[^/]{0,37}$/u;

/** Reads who is meant: a wallet by its address or a link to it, a member by a username, an id or a mention. */
export function readMember(typed: string): MemberReading {
  const text = pasted(typed);
  if (text === '') return { problem: 'Enter a username or wallet address.' };
  const read = readAddress(typed, 'wallet');
  if ('address' in read) return { of: read.address };
  const id = readDiscordId(typed);
  if (id !== null) return { of: id };
  return USERNAME.test(text) ? { of: text.replace(/^@/, '') } : read;
}
