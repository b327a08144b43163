import type { Values } from '@/features/modules/common-fields/field';
import { raidGroups } from '../raids';
import { collections, tokens } from '../../domains/market/market';
import type { GuildRow } from '../../domains/guilds/rows';
import { CATEGORIES, questRules } from './quests';

/** A seeded rule's values besides the defaults, and whether it is off. */
export interface SeededRule {
  values: Values;
  isOff?: boolean;
  /** Set where another rule refers to it. */
  id?: string;
}

/** Converts names of a guild's channels and roles to ids. */
export interface Names {
  /** Id of the server. */
  server: string;
  channel: (name: string) => string;
  roles: (...names: string[]) => string[];
  /** An id in this guild for a rule that others refer to. */
  id: (name: string) => string;
}

export const namesOf = (guild: GuildRow): Names => ({
  server: guild.id,
  channel: (name) => guild.channels.find((row) => row.name === name)?.id ?? '',
  roles: (...names) => guild.roles.filter(({ name }) => names.includes(name)).map(({ id }) => id),
  id: (name) => (guild.id === 'srv-keep' ? name : `${name}-${guild.id}`),
});

const collection = (index: number) => collections[index]?.address ?? '';
const mint = (symbol: string) => tokens.find((row) => row.symbol === symbol)?.mint ?? '';

/** Rules that give roles to holders. */
export const holderRules = ({ channel, roles }: Names): Record<string, SeededRule[]> => ({
  'holder-verification': [
    {
      values: {
        name: 'Keepers',
        description: 'Hold a Keeper of the Tower.',
        conditions: [{ collection: collection(0) }],
        rewardRoles: roles('Holder'),
        panelChannelId: channel('verify'),
      },
    },
    {
      values: {
        name: 'Golden robes',
        conditions: [
          {
            kind: 'TRAITS',
            collection: collection(0),
            traits: [{ name: 'Robe', values: ['Gold'] }],
          },
          { collection: collection(1), heldForDays: 30 },
        ],
        match: 1,
        rewardRoles: roles('Whale'),
        panelChannelId: channel('verify'),
        recheck: '1H',
      },
    },
    {
      isOff: true,
      values: {
        name: 'Garrison recruits',
        conditions: [{ collection: collection(2), least: 3 }],
        rewardRoles: roles('Holder'),
        panelChannelId: channel('verify'),
      },
    },
  ],
  'crypto-holder-verification': [
    {
      values: {
        name: 'Dolphins',
        conditions: [{ mint: mint('KEEP'), least: '1000' }],
        rewardRoles: roles('Holder'),
        panelChannelId: channel('verify'),
        ladder: 'HIGHEST',
      },
    },
    {
      values: {
        name: 'Whales',
        conditions: [{ mint: mint('KEEP'), least: '100000' }],
        rewardRoles: roles('Whale'),
        panelChannelId: channel('verify'),
        ladder: 'HIGHEST',
      },
    },
  ],
});

/** Market alerts. One of them uses a channel without access for the bot. */
export const alertRules = ({ channel, roles }: Names): Record<string, SeededRule[]> => ({
  'nft-sale': [
    {
      values: { name: 'Keepers', collection: collection(0), channelId: channel('sales') },
    },
    {
      values: {
        name: 'Big Moat sales',
        collection: collection(1),
        minPrice: '10',
        channelId: channel('sales'),
        mentionRoles: roles('Whale'),
      },
    },
    {
      values: { name: 'Ramparts', collection: collection(3), channelId: channel('rules') },
    },
  ],
  'nft-listing': [
    {
      values: {
        name: 'Keepers below floor',
        collection: collection(0),
        isBelowFloor: true,
        channelId: channel('listings'),
      },
    },
    {
      isOff: true,
      values: { name: 'Bells', collection: collection(4), channelId: channel('listings') },
    },
  ],
});

/** Messages at set times. */
export const scheduledRules = ({ channel, roles }: Names): Record<string, SeededRule[]> => ({
  'schedule-message': [
    {
      values: {
        name: 'gm',
        schedule: { kind: 'DAILY', time: '08:00', timeZone: 'Europe/Berlin' },
        channelId: channel('gm'),
        minMessages: 20,
      },
    },
    {
      values: {
        name: 'Town hall',
        schedule: { kind: 'WEEKLY', weekdays: ['4'], time: '18:00', timeZone: 'UTC' },
        channelId: channel('announcements'),
        mentionRoles: roles('Holder'),
        isCrossposted: true,
      },
    },
    {
      isOff: true,
      values: {
        name: 'Floor report',
        schedule: { kind: 'CRON', cron: '0 */6 * * *', timeZone: 'America/New_York' },
        channelId: channel('price-talk'),
        condition: 'FLOOR_ABOVE',
        collection: collection(0),
        threshold: '10',
      },
    },
  ],
});

/** Ways to earn. */
export const earningRules = (names: Names): Record<string, SeededRule[]> => ({
  'chat-to-earn': [
    {
      values: {
        name: 'All channels',
        pays: 'CURRENCY',
        announceChannelId: names.channel('general'),
      },
    },
    {
      isOff: true,
      values: {
        name: 'Ideas pay double',
        minAmount: 30,
        channelMode: 'ONLY',
        channels: [{ channelId: names.channel('ideas') }],
        announceChannelId: names.channel('general'),
      },
    },
  ],
  'hold-to-earn': [
    {
      values: {
        name: 'Keepers daily',
        assets: [{ collection: collection(0) }],
        traitBonuses: [
          { trait: 'Robe', value: 'Gold', multiplier: 2 },
          { trait: 'Tower', value: 'Marble', multiplier: 1.4 },
        ],
        rarityBonuses: [
          { rank: 100, multiplier: 3 },
          { rank: 1000, multiplier: 1.5 },
        ],
        channelId: names.channel('announcements'),
      },
    },
  ],
  'tweet-to-earn': raidGroups(names.channel('announcements')),
  'task-to-earn': [
    {
      id: names.id(CATEGORIES.gate),
      values: { name: 'At the gate', emoji: '🏰', defaultFlag: 'DEFAULT' },
    },
    { id: names.id(CATEGORIES.market), values: { name: 'Market day', emoji: '🪙' } },
    { id: names.id(CATEGORIES.lore), values: { name: 'Lore', emoji: '📜' }, isOff: true },
  ],
  quest: questRules(names),
});
