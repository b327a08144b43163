import type { BotPermission } from '@/features/server/settings/permissions';

export interface ChannelRow {
  id: string;
  name: string;
  /** Discord's channel type: 0 text, 2 voice, 4 category, 5 announcement, 10 to 12 threads, 13 stage, 15 forum. */
  type: number;
  parentId: string | null;
  /** Whether the bot may see it and post in it. */
  botCanPost: boolean;
  /** Whether @everyone may not see it. */
  isHidden?: boolean;
  /** Whether Discord posts its own messages about joins there. */
  isSystem?: boolean;
}

export interface RoleRow {
  id: string;
  name: string;
  color: number;
  position: number;
  managed: boolean;
  /** The bot's own role. */
  isBot: boolean;
  /** Discord's permission bits as decimal text. */
  permissions: string;
}

/** A custom emoji of a server. */
export interface EmojiRow {
  id: string;
  /** At least two letters, digits or underscores. */
  name: string;
  animated: boolean;
  /** Whether it can be used; false after the server lost the boost that allowed it. */
  available: boolean;
}

export interface GuildRow {
  /** Our ID of the server. It exists from the start but appears in responses only once the bot has joined. */
  id: string;
  guildId: string;
  /** The server's slug in addresses. */
  slug: string;
  name: string;
  icon: string | null;
  botPresent: boolean;
  /** Whether non-members can find the server. */
  isListed: boolean;
  /** Discord invite that the team set for non-members. */
  inviteUrl: string | null;
  ownerId: string;
  /** Users with Manage Server, the owner included. */
  managerIds: string[];
  channels: ChannelRow[];
  roles: RoleRow[];
  emoji: EmojiRow[];
  /** Permissions of the bot. */
  botGranted: BotPermission[];
}

/** A dangerous role that an owner allows modules to give. */
export interface AllowedRoleRow {
  serverId: string;
  roleId: string;
  userId: string;
  at: number;
}

declare module '../../store/db' {
  interface Db {
    guilds: GuildRow[];
    allowedRoles: AllowedRoleRow[];
  }
}

declare module '../../http/application' {
  interface Server extends GuildRow {}
}
