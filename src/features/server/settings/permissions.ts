/** One of Discord's permissions, by its bit (Discord documentation, "Permissions"). */
interface DiscordPermission {
  /** Its name in Discord's settings. */
  name: string;
  bit: bigint;
}

/** A member with one of these permissions can take over the server. */
const DANGEROUS: readonly DiscordPermission[] = [
  { name: 'Administrator', bit: 0x8n },
  { name: 'Manage Server', bit: 0x20n },
  { name: 'Manage Roles', bit: 0x1000_0000n },
];

/** Names of a role's permissions that allow taking over a server; bits as decimal text. */
export function dangersOf(permissions: string | undefined): string[] {
  if (permissions === undefined || !/^\d{1,20}$/.test(permissions)) return [];
  const bits = BigInt(permissions);
  return DANGEROUS.flatMap(({ name, bit }) => ((bits & bit) === bit ? [name] : []));
}

/** The permissions the bot needs, and what does not work without each. */
export const botPermissions = [
  {
    key: 'VIEW_CHANNEL',
    name: 'View Channels',
    bit: 0x400n,
    costs: 'The bot can’t see any channels, so nothing works.',
  },
  {
    key: 'SEND_MESSAGES',
    name: 'Send Messages',
    bit: 0x800n,
    costs: 'Alerts, welcomes and scheduled messages aren’t posted.',
  },
  {
    key: 'EMBED_LINKS',
    name: 'Embed Links',
    bit: 0x4000n,
    costs: 'Posts appear without embeds, as plain text or not at all.',
  },
  {
    key: 'ADD_REACTIONS',
    name: 'Add Reactions',
    bit: 0x40n,
    costs: 'Reaction roles can’t add emoji to messages.',
  },
  {
    key: 'MANAGE_ROLES',
    name: 'Manage Roles',
    bit: 0x1000_0000n,
    costs: 'Holder verification, captcha, reaction roles and rewards can’t give or remove roles.',
  },
  {
    key: 'MANAGE_CHANNELS',
    name: 'Manage Channels',
    bit: 0x10n,
    costs: 'Stats displayers can’t rename channels, and tickets can’t open.',
  },
  {
    key: 'MANAGE_MESSAGES',
    name: 'Manage Messages',
    bit: 0x2000n,
    costs: 'Auto moderator can’t delete messages.',
  },
  {
    key: 'MODERATE_MEMBERS',
    name: 'Timeout Members',
    bit: 0x100_0000_0000n,
    costs: 'Auto moderator can’t time members out.',
  },
  {
    key: 'CHANGE_NICKNAME',
    name: 'Change Nickname',
    bit: 0x400_0000n,
    costs: 'Token price can’t be shown in the bot’s name.',
  },
  {
    key: 'MANAGE_GUILD',
    name: 'Manage Server',
    bit: 0x20n,
    costs: 'Invite to earn can’t read invites, so it counts none.',
  },
] as const;
export type BotPermission = (typeof botPermissions)[number]['key'];

/** All of them as one number, for Discord's page to add a bot. */
export const neededBits = (): string =>
  botPermissions.reduce<bigint>((all, { bit }) => all | bit, 0n).toString();
