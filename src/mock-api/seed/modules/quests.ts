import type { Values } from '@/features/modules/common-fields/field';
import { collections } from '../../domains/market/market';
import { ownerSiteValues } from '../../domains/owner-sites/ownerSiteValues';
import type { Names, SeededRule } from './rules';

const collection = (index: number) => collections[index]?.address ?? '';

/** The memo program (https://spl.solana.com/memo). */
const MEMO = 'MemoSq4gqABAXKb96qnH8TysNcWxMyWCqXgDLGmfcHr';

/** Recipient of a task's transfer. */
const LANTERNS = '5yxJ35fAyeJDbsQBdMzUqUgt9wqhvN3e7RWnyKBHQ8Gk';

export const CATEGORIES = {
  gate: 'rule-cat-gate',
  market: 'rule-cat-market',
  lore: 'rule-cat-lore',
};

/** Ids of quests that other rows refer to. */
export const QUESTS = {
  gate: 'rule-quest-gate',
  banner: 'rule-quest-banner',
  week: 'rule-quest-week',
  best: 'rule-quest-best',
  piece: 'rule-quest-piece',
};

/** Titles of the same quests on other servers than the first, so that members of several can tell the quests apart. */
const ownTitles: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'srv-hq': {
    'Through the gate': 'Meet the builders',
    'Say hello': 'Tell us about your server',
    'Read the rules': 'Read the changelog',
    'Show your Keeper': 'Show your setup',
    'Raise your banner': 'Send us your banner',
    'A week in the castle': 'A week with our bots',
    'Draw the dragon': 'Design a badge',
    'An NFT of your own': 'A builder’s NFT',
  },
  'srv-other': {
    'Through the gate': 'Cross the drawbridge',
    'Say hello': 'Greet the guard',
    'Read the rules': 'Learn the house rules',
    'Show your Keeper': 'Show your shield',
    'Raise your banner': 'Paint the wall',
    'A week in the castle': 'Seven nights of watch',
    'Draw the dragon': 'Name the fortress cat',
    'An NFT of your own': 'A piece of the fortress',
  },
};

/** Quests of a server. */
export const questRules = (names: Names): SeededRule[] =>
  rulesOf(names).map((rule) => renamed(rule, ownTitles[names.server]));

function renamed(rule: SeededRule, titles: Readonly<Record<string, string>> = {}): SeededRule {
  const { name } = rule.values;
  const own = typeof name === 'string' ? titles[name] : undefined;
  return own === undefined ? rule : { ...rule, values: { ...rule.values, name: own } };
}

const rulesOf = ({ server, channel, roles, id }: Names): SeededRule[] => [
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
      tasks: [{ kind: 'FILE', prompt: 'Upload an image of your banner.' }],
      rewards: [{ kind: 'POINTS', points: 75 }],
    },
  },
  { id: id(QUESTS.week), values: weekQuest(channel('general'), id) },
  { id: id(QUESTS.best), values: bestQuest(id(CATEGORIES.lore)) },
  { id: id(QUESTS.piece), values: pieceQuest(id(CATEGORIES.market)) },
  ...(server === 'srv-keep' ? recurringQuests(id(CATEGORIES.market)) : []),
];

/** A daily and a weekly quest. */
const recurringQuests = (categoryId: string): SeededRule[] => [
  {
    values: {
      name: 'Morning watch',
      description: 'Check in once a day. The quest reopens at midnight UTC.',
      categoryId,
      publish: 'LIVE',
      validation: 'AUTO',
      recurrence: 'DAILY',
      tasks: [{ kind: 'DAILY', prompt: 'Press “Check in”.' }],
      rewards: [{ kind: 'POINTS', points: 10 }],
    },
  },
  {
    values: {
      name: 'Council vote',
      description: 'Tell us what to build next. There’s a new vote every Monday.',
      categoryId,
      publish: 'LIVE',
      validation: 'AUTO',
      recurrence: 'WEEKLY',
      tasks: [
        {
          kind: 'POLL',
          prompt: 'What should we build next?',
          options: ['A taller tower', 'A wider moat', 'A bigger gate'],
        },
      ],
      rewards: [{ kind: 'POINTS', points: 40 }],
    },
  },
];

/** A quest with a task of each kind that depends only on this server, paid in points and SOL. */
const gateQuest = (verified: string[], categoryId: string): Values => ({
  name: 'Through the gate',
  description:
    'Everything a new member should do once. It takes **5 minutes**, and our team reads your answers.',
  categoryId,
  publish: 'LIVE',
  claimLimit: 500,
  tasks: [
    { kind: 'DISCORD_ROLE', prompt: 'Get verified on our server.', roles: verified },
    {
      kind: 'QUIZ',
      prompt: 'Who will ask for your seed phrase?',
      options: ['Anyone', 'Only moderators', 'No one on our team'],
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

/** A quest with tasks checked at Discord, the Solana network and the owner's own site. */
const weekQuest = (channelId: string, id: Names['id']): Values => ({
  name: 'A week in the castle',
  isAnnounced: true,
  announceChannelId: channelId,
  categoryId: id(CATEGORIES.market),
  publish: 'LIVE',
  validation: 'AUTO',
  tasks: [
    { kind: 'DISCORD_MESSAGES', prompt: 'Say good morning.', count: 5, channelId },
    { kind: 'DISCORD_VOICE', prompt: 'Join us in the Lounge.', voiceTime: 900 },
    { kind: 'INVITE', prompt: 'Invite a friend.', count: 1 },
    {
      kind: 'ONCHAIN_TX',
      prompt: 'Sign the guest book.',
      account: MEMO,
      page: 'https://solanakeep.example/guest-book',
    },
    {
      kind: 'ONCHAIN_TX',
      via: 'TRANSFER',
      prompt: 'Light a lantern on the wall: send 0.02 SOL.',
      account: LANTERNS,
      sol: '0.02',
    },
    {
      kind: 'API',
      prompt: 'Take the tour of the towers on our site.',
      page: 'https://tour.solanakeep.example',
      ...ownerSiteValues(id('sec-tour')),
    },
  ],
  rewards: [{ kind: 'POINTS', points: 400 }],
});

/** A quest that gives an NFT from the ledger wallet, while supplies last. */
const pieceQuest = (categoryId: string): Values => ({
  name: 'An NFT of your own',
  description: 'For members who know what our NFTs are good for. While supplies last.',
  categoryId,
  publish: 'LIVE',
  validation: 'AUTO',
  claimLimit: 3,
  tasks: [
    {
      kind: 'QUIZ',
      prompt: 'How do you keep the “Holder” role?',
      options: ['Selling fast', 'Holding an NFT in a linked wallet', 'Asking a moderator'],
      right: 2,
    },
  ],
  rewards: [{ kind: 'NFT', collection: collection(1) }],
});

/** An ended quest whose winners the team chooses. */
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
  ['Say hello', CATEGORIES.gate, 'Introduce yourself in a sentence or two.'],
  ['Read the rules', CATEGORIES.gate, 'Which rule do you like best?'],
  ['Show your Keeper', CATEGORIES.market, 'Which NFT is your favorite, and why?'],
  ['A good trade', CATEGORIES.market, 'Describe the best trade you’ve seen here.'],
  ['Name the first king', CATEGORIES.lore, 'Who built the keep?'],
];
