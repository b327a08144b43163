import type { ModeratorAction } from '@/features/modules/cases/case';
import { botPermissions, type BotPermission } from '@/features/server/settings/permissions';
import type { GuildRow } from '../guilds/rows';
import type { MemberRow } from '../members/rows';

/** Ends a member’s stay, unless they left before. A banned member may not come back. */
export function removeMember(
  member: MemberRow,
  at: number,
  removal: NonNullable<MemberRow['removal']>,
): void {
  const isThere = member.leftAt === null || member.leftAt > at;
  if (isThere) member.leftAt = at;
  if (isThere || removal === 'BANNED') member.removal = removal;
}

/** Keeps a member from writing from one time to another, ms since 1970; a longer timeout stays. */
export function timeOut(member: MemberRow, from: number, until: number): void {
  const current = member.timeout;
  const isOver = current === undefined || current.until <= from;
  member.timeout = isOver
    ? { from, until }
    : { from: current.from, until: Math.max(until, current.until) };
}

const needs: Partial<Record<ModeratorAction, BotPermission>> = {
  DELETE: 'MANAGE_MESSAGES',
  TIMEOUT: 'MODERATE_MEMBERS',
};

/** Why Discord refuses an action of the bot, as the end of a sentence; null where it does not. */
export function refusalOf(
  { botGranted, managerIds }: Pick<GuildRow, 'botGranted' | 'managerIds'>,
  action: ModeratorAction,
  userId: string,
): string | null {
  const permission = needs[action];
  if (permission !== undefined && !botGranted.includes(permission))
    return `the bot doesn’t have “${botPermissions.find(({ key }) => key === permission)?.name ?? permission}” on Discord.`;
  const isAgainstMember = action === 'TIMEOUT' || action === 'KICK' || action === 'BAN';
  return isAgainstMember && managerIds.includes(userId)
    ? 'Discord protects members who manage the server.'
    : null;
}

/** A channel by its name, as it is written in a case. */
export const channelName = ({ channels }: Pick<GuildRow, 'channels'>, id: string): string => {
  const name = channels.find((channel) => channel.id === id)?.name;
  return name === undefined ? 'a deleted channel' : `#${name}`;
};
