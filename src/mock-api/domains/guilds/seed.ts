import { botPermissions, type BotPermission } from '@/features/server/settings/permissions';
import { personaUserId } from '../accounts/personas';
import type { Random } from '../../store/random';
import { pictureOf } from '../pictures/pictureOf';
import type { ChannelRow, EmojiRow, GuildRow, RoleRow } from './rows';

/** Days back from which the first look at a fresh server judges what happened. */
export const PAST_DAYS = 30;

/** Servers with a history that the rules of moderation are applied to. */
export const MODERATED: readonly string[] = ['srv-keep', 'srv-hq'];

/** The server whose package has support tickets. */
export const WHERE_TICKETS_ARE = 'srv-hq';

const layout: [category: string, channels: [name: string, type: number][]][] = [
  [
    'Gatehouse',
    [
      ['welcome', 0],
      ['rules', 0],
      ['verify', 0],
      ['announcements', 5],
    ],
  ],
  [
    'Courtyard',
    [
      ['general', 0],
      ['gm', 0],
      ['memes', 0],
      ['ideas', 15],
    ],
  ],
  [
    'Market',
    [
      ['sales', 0],
      ['listings', 0],
      ['price-talk', 0],
    ],
  ],
  [
    'Voices',
    [
      ['Lounge', 2],
      ['Town hall', 13],
    ],
  ],
];

function channels(random: Random): ChannelRow[] {
  const rows: ChannelRow[] = [];
  for (const [category, inside] of layout) {
    const parentId = random.snowflake();
    rows.push({ id: parentId, name: category, type: 4, parentId: null, botCanPost: true });
    for (const [name, type] of inside) {
      // One the bot was kept out of, as it happens.
      const botCanPost = name !== 'rules';
      const isSystem = name === 'general';
      rows.push({
        id: random.snowflake(),
        name,
        type,
        parentId,
        botCanPost,
        ...(isSystem ? { isSystem } : {}),
      });
    }
  }
  return rows;
}

/** What each server has for its team and for those who need help. Ids of their own, so that all others stay. */
function withTeamChannels(place: number, rows: readonly ChannelRow[]): ChannelRow[] {
  const idOf = (index: number) =>
    `10987654322${String(place).padStart(3, '0')}0000${String(index)}`;
  const courtyard = rows.find(({ name }) => name === 'Courtyard')?.id ?? null;
  const team = { id: idOf(2), name: 'Watchtower', type: 4, parentId: null };
  return [
    ...rows,
    { id: idOf(1), name: 'support', type: 0, parentId: courtyard, botCanPost: true },
    { ...team, botCanPost: true, isHidden: true },
    ...['team-chat', 'mod-log'].map((name, index) => ({
      id: idOf(3 + index),
      name,
      type: 0,
      parentId: team.id,
      botCanPost: true,
      isHidden: true,
    })),
  ];
}

/** A thread of #general on the largest server. Pickers leave threads out: rules name the channel they are in. */
function withThreads(serverId: string, rows: readonly ChannelRow[]): ChannelRow[] {
  const parent = serverId === 'srv-keep' ? rows.find(({ name }) => name === 'general') : undefined;
  return parent
    ? [
        ...rows,
        {
          id: '1098765432100000001',
          name: 'Town hall recap',
          type: 11,
          parentId: parent.id,
          botCanPost: true,
        },
      ]
    : [...rows];
}

const roleList: [name: string, color: number, managed: boolean][] = [
  ['@everyone', 0, false],
  ['Verified', 0x57f287, false],
  ['Holder', 0xfee75c, false],
  ['Whale', 0x5865f2, false],
  ['Moderator', 0xeb459e, false],
  ['Castle Bots', 0x9b59b6, true],
  ['Admin', 0xed4245, false],
];

/** Who may manage roles could give themselves any below their own. */
const PERMISSIONS = new Map([
  ['Moderator', (0x1000_0000n | 0x2000n).toString()],
  ['Admin', 0x8n.toString()],
]);

const roles = (random: Random, guildId: string): RoleRow[] =>
  roleList.map(([name, color, managed], position) => ({
    // Discord gives @everyone the id of its guild.
    id: position === 0 ? guildId : random.snowflake(),
    name,
    color,
    position,
    managed,
    isBot: name === 'Castle Bots',
    permissions: PERMISSIONS.get(name) ?? '0',
  }));

const own = (id: string, name: string, more: Partial<EmojiRow> = {}): EmojiRow => ({
  id,
  name,
  animated: false,
  available: true,
  ...more,
});

/** Most servers have none of their own. */
const emoji: Readonly<Record<string, EmojiRow[]>> = {
  'srv-keep': [
    own('771100000000000001', 'keep'),
    own('771100000000000002', 'gm'),
    own('771100000000000003', 'torch', { animated: true }),
    own('771100000000000004', 'whale_gem'),
    own('771100000000000005', 'sworn'),
    // It came with a boost that is lost.
    own('771100000000000006', 'throne', { available: false }),
  ],
  'srv-apes': [own('771200000000000001', 'ape'), own('771200000000000002', 'gm')],
};

/** What differs from one seeded server to the next. */
interface Plan {
  id: string;
  name: string;
  owner: string;
  managers?: string[];
  bot?: boolean;
  /** Without one its initials are shown. */
  hasPicture?: boolean;
  /** Found by its members alone. */
  isUnlisted?: boolean;
  /** What the bot was not granted. */
  lacks?: BotPermission[];
}

const owner = personaUserId('owner');

/** The owner persona manages the first seven; `srv-empty` has no orders, `srv-pending` only a PENDING one. */
const plans: Plan[] = [
  { id: 'srv-keep', name: 'Solana Keep', owner },
  { id: 'srv-apes', name: 'Ape Garrison', owner, lacks: ['MANAGE_CHANNELS', 'MODERATE_MEMBERS'] },
  { id: 'srv-pending', name: 'Pixel Rampart', owner },
  { id: 'srv-empty', name: 'Quiet Tower', owner, hasPicture: false, isUnlisted: true },
  { id: 'srv-guest', name: 'Moonlit Bailey', owner: 'usr-1', managers: [owner] },
  { id: 'srv-nobot-1', name: 'Fresh Palisade', owner, bot: false },
  {
    id: 'srv-nobot-2',
    name: 'Lonely Drawbridge',
    owner: 'usr-2',
    managers: [owner],
    bot: false,
    hasPicture: false,
  },
  {
    id: 'srv-newwall',
    name: 'Newwall',
    owner: personaUserId('owner-no-bot'),
    bot: false,
  },
  { id: 'srv-hq', name: 'Castle Bots HQ', owner: personaUserId('staff') },
  { id: 'srv-other', name: 'Far Fortress', owner: 'usr-3', isUnlisted: true },
];

/** The name of a server as it appears in addresses. */
export const serverSlug = (name: string): string =>
  name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');

export const seedGuilds = (random: Random): GuildRow[] =>
  plans.map((plan, place) => {
    const guildId = random.snowflake();
    const slug = serverSlug(plan.name);
    const isListed = plan.bot !== false && plan.isUnlisted !== true;
    return {
      id: plan.id,
      guildId,
      slug,
      name: plan.name,
      icon: plan.hasPicture === false ? null : pictureOf('servers', plan.id),
      botPresent: plan.bot ?? true,
      isListed,
      inviteUrl: isListed ? `https://discord.gg/${slug}` : null,
      ownerId: plan.owner,
      managerIds: [plan.owner, ...(plan.managers ?? [])],
      channels: withTeamChannels(place, withThreads(plan.id, channels(random))),
      roles: roles(random, guildId),
      emoji: emoji[plan.id] ?? [],
      botGranted: botPermissions
        .map(({ key }) => key)
        .filter((key) => plan.lacks?.includes(key) !== true),
    };
  });
