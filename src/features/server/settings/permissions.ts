/** One of Discord's permissions, by its bit (Discord documentation, "Permissions"). */
interface DiscordPermission {
  /** As Discord's settings call it. */
  name: string;
  bit: bigint;
}

/** Whoever has one of these through a role can take the server over. */
const DANGEROUS: readonly DiscordPermission[] = [
  { name: 'Administrator', bit: 0x8n },
  { name: 'Manage Server', bit: 0x20n },
  { name: 'Manage Roles', bit: 0x1000_0000n },
];

/** Names of the permissions of a role with which somebody can take a server over; bits as decimal text. */
export function dangersOf(permissions: string | undefined): string[] {
  if (permissions === undefined || !/^\d{1,20}$/.test(permissions)) return [];
  const bits = BigInt(permissions);
  return DANGEROUS.flatMap(({ name, bit }) => ((bits & bit) === bit ? [name] : []));
}

/** What the bot needs, and what does not work without it. */
export const botPermissions = [
  {
    key: 'VIEW_CHANNEL',
    name: 'View Channels',
    bit: 0x400n,
    costs: 'The bot sees no channel: nothing works.',
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
    costs: 'Posts come without their embeds: bare text, or nothing.',
  },
  {
    key: 'ADD_REACTIONS',
    name: 'Add Reactions',
    bit: 0x40n,
    costs: 'Reaction roles can’t put their emoji under a message.',
  },
  {
    key: 'MANAGE_ROLES',
    name: 'Manage Roles',
    bit: 0x1000_0000n,
    costs: 'Holder verification, captcha, reaction roles and rewards give and take no role.',
  },
  {
    key: 'MANAGE_CHANNELS',
    name: 'Manage Channels',
    bit: 0x10n,
    costs: 'Stats displayers rename no channel, and tickets open none.',
  },
  {
    key: 'MANAGE_MESSAGES',
    name: 'Manage Messages',
    bit: 0x2000n,
    costs: 'The auto moderator deletes nothing.',
  },
  {
    key: 'MODERATE_MEMBERS',
    name: 'Timeout Members',
    bit: 0x100_0000_0000n,
    costs: 'The auto moderator can’t time anybody out.',
  },
  {
    key: 'CHANGE_NICKNAME',
    name: 'Change Nickname',
    bit: 0x400_0000n,
    costs: 'Token price can’t stand in the bot’s name.',
  },
  {
    key: 'MANAGE_GUILD',
    name: 'Manage Server',
    bit: 0x20n,
    costs: 'Invites can’t be read: invite to earn counts nothing.',
  },
] as const;
export type BotPermission = (typeof botPermissions)[number]['key'];

/** All of them in one number, as Discord's page to add a bot takes it. */
export const neededBits = (): string =>
  botPermissions.reduce<bigint>((all, { bit }) => all | bit, 0n).toString();
