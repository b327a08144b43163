import type { Values } from '@/features/bot-modules/fields/field';
import { raidGroups } from '../accruals/seedRaids';
import { OWN_SITE } from '../owner-sites/seed';
import { collections, tokens } from '../market/market';
import type { GuildRow } from '../discord/rows';

/** What a seeded rule says besides its defaults, and whether it is on. */
export interface SeededRule {
  values: Values;
  isOff?: boolean;
  /** Given where another rule names it. */
  id?: string;
}

/** Names of a guild's own channels and roles, as ids. */
export interface Names {
  channel: (name: string) => string;
  roles: (...names: string[]) => string[];
  /** An id of this guild for a rule that others name. */
  id: (name: string) => string;
}

export const namesOf = (guild: GuildRow): Names => ({
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

/** Alerts of the market. One of them stands in a channel the bot was kept out of. */
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

/** The program that writes a memo (https://spl.solana.com/memo). */
const MEMO = 'MemoSq4gqABAXKb96qnH8TysNcWxMyWCqXgDLGmfcHr';

const CATEGORIES = { gate: 'rule-cat-gate', market: 'rule-cat-market', lore: 'rule-cat-lore' };

/** Ways to earn. */
export const earningRules = ({ channel, roles, id }: Names): Record<string, SeededRule[]> => ({
  'chat-to-earn': [
    {
      values: { name: 'Everywhere', pays: 'CURRENCY', announceChannelId: channel('general') },
    },
    {
      isOff: true,
      values: {
        name: 'Ideas pay double',
        minAmount: 30,
        channelMode: 'ONLY',
        channels: [{ channelId: channel('ideas') }],
        announceChannelId: channel('general'),
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
        channelId: channel('announcements'),
      },
    },
  ],
  'tweet-to-earn': raidGroups(channel('announcements')),
  'task-to-earn': [
    {
      id: id(CATEGORIES.gate),
      values: { name: 'At the gate', emoji: '🏰', defaultFlag: 'DEFAULT' },
    },
    { id: id(CATEGORIES.market), values: { name: 'Market day', emoji: '🪙' } },
    { id: id(CATEGORIES.lore), values: { name: 'Lore', emoji: '📜' }, isOff: true },
  ],
  quest: [
    { id: id(QUESTS.gate), values: gateQuest(roles('Verified'), id(CATEGORIES.gate)) },
    ...questTitles.map(([name, categoryId, prompt], index) => ({
      isOff: index === 4,
      values: {
        name,
        categoryId: id(categoryId),
        publish: index === 3 ? 'DRAFT' : 'LIVE',
        tasks: [{ kind: 'TEXT', prompt }],
        rewards: [{ kind: 'POINTS', points: 50 + 25 * index }],
      },
    })),
    {
      id: id(QUESTS.banner),
      values: {
        name: 'Raise your banner',
        categoryId: id(CATEGORIES.market),
        publish: 'LIVE',
        tasks: [{ kind: 'FILE', prompt: 'Send a picture of your banner.' }],
        rewards: [{ kind: 'POINTS', points: 75 }],
      },
    },
    { id: id(QUESTS.week), values: weekQuest(channel('general'), id(CATEGORIES.market)) },
    { id: id(QUESTS.best), values: bestQuest(id(CATEGORIES.lore)) },
    { id: id(QUESTS.piece), values: pieceQuest(id(CATEGORIES.market)) },
  ],
});

/** Ids of quests that other rows name. */
export const QUESTS = {
  gate: 'rule-quest-gate',
  banner: 'rule-quest-banner',
  week: 'rule-quest-week',
  best: 'rule-quest-best',
  piece: 'rule-quest-piece',
};

/** A quest with a task of each kind that needs nothing but this server, paid in points and SOL. */
const gateQuest = (verified: string[], categoryId: string): Values => ({
  name: 'Through the gate',
  description:
    'Everything a newcomer should have done once. It takes **five minutes**, and your team reads what you write.',
  categoryId,
  publish: 'LIVE',
  claimLimit: 500,
  tasks: [
    { kind: 'DISCORD_ROLE', prompt: 'Be verified on our server.', roles: verified },
    {
      kind: 'QUIZ',
      prompt: 'Who never asks for your seed phrase?',
      options: ['Anybody', 'Only moderators', 'Nobody of ours, ever'],
      right: 3,
    },
    {
      kind: 'POLL',
      prompt: 'Which part of the castle is yours?',
      options: ['Tower', 'Moat', 'Keep'],
    },
    { kind: 'HOLD_NFT', prompt: 'Hold a Keeper.', collection: collection(0), count: 1 },
    { kind: 'TEXT', prompt: 'Tell us how you found us.', minChars: 20 },
  ],
  rewards: [
    { kind: 'POINTS', points: 100 },
    { kind: 'TOKEN', token: { currency: 'SOL', amount: '0.05' } },
  ],
});

/** What others have seen, on Discord, on the chain and on the owner's own site. */
const weekQuest = (channelId: string, categoryId: string): Values => ({
  name: 'A week in the castle',
  categoryId,
  publish: 'LIVE',
  validation: 'AUTO',
  tasks: [
    { kind: 'DISCORD_MESSAGES', prompt: 'Say good morning.', count: 5, channelId },
    { kind: 'DISCORD_VOICE', prompt: 'Sit with us in the Lounge.', voiceTime: 900 },
    { kind: 'INVITE', prompt: 'Bring a friend.', count: 1 },
    { kind: 'GAME', prompt: 'Roll the dice.', count: 3 },
    { kind: 'ONCHAIN_TX', prompt: 'Write into the guest book.', account: MEMO },
    { kind: 'API', prompt: 'Take the tour of the towers on our site.', ...OWN_SITE },
  ],
  rewards: [{ kind: 'POINTS', points: 400 }],
});

/** One that gives a piece out of the ledger wallet, as many as the team has put there. */
const pieceQuest = (categoryId: string): Values => ({
  name: 'A piece of your own',
  description: 'For those who know what a piece is good for. While there are some left.',
  categoryId,
  publish: 'LIVE',
  validation: 'AUTO',
  claimLimit: 3,
  tasks: [
    {
      kind: 'QUIZ',
      prompt: 'What keeps the role “Holder” yours?',
      options: ['Selling fast', 'Holding a piece in a linked wallet', 'Asking a moderator'],
      right: 2,
    },
  ],
  rewards: [{ kind: 'NFT', collection: collection(1) }],
});

/** One that has ended, of which the team chooses the best. */
const bestQuest = (categoryId: string): Values => ({
  name: 'Draw the dragon',
  categoryId,
  publish: 'ENDED',
  tasks: [{ kind: 'TEXT', prompt: 'Describe the dragon you would draw on our gate.' }],
  rewards: [
    { kind: 'POINTS', points: 500 },
    { kind: 'TOKEN', token: { currency: 'SOL', amount: '0.1' } },
  ],
  method: 'TOP',
  winners: 3,
});

const questTitles: [name: string, categoryId: string, prompt: string][] = [
  ['Say hello', CATEGORIES.gate, 'Tell us who you are in a sentence or two.'],
  ['Read the rules', CATEGORIES.gate, 'Which rule do you like best?'],
  ['Show your Keeper', CATEGORIES.market, 'Which piece is your favourite, and why?'],
  ['A good trade', CATEGORIES.market, 'Tell of the best trade you have seen here.'],
  ['Name the first king', CATEGORIES.lore, 'Who built the keep?'],
];
