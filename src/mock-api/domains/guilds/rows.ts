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

/** An emoji of a server’s own. */
export interface EmojiRow {
  id: string;
  /** Letters, digits and underscores, two at least. */
  name: string;
  animated: boolean;
  /** Whether it can be used: not while the boost it came with is lost. */
  available: boolean;
}

export interface GuildRow {
  /** Our id of the server; it has one from the start, but shows it only once the bot has joined. */
  id: string;
  guildId: string;
  /** Its name in addresses. */
  slug: string;
  name: string;
  icon: string | null;
  botPresent: boolean;
  /** Whether people who are not on it may find it. */
  isListed: boolean;
  /** An invitation on Discord the team has given for that. */
  inviteUrl: string | null;
  ownerId: string;
  /** Users with Manage Server, the owner included. */
  managerIds: string[];
  channels: ChannelRow[];
  roles: RoleRow[];
  emoji: EmojiRow[];
  /** What the bot has been granted. */
  botGranted: BotPermission[];
}

/** A role with which a server could be taken over, which an owner lets modules give. */
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
