import { engageEarningView } from '@/mock-api/domains/activity-earning/engageEarningView';
import {
  createEngageCases,
  MEMBER,
  NOON,
  NOW,
  OTHER,
  type Happened,
} from '@/mock-api/testing/engage';
import { collections } from '@/mock-api/domains/market/market';
import type { Values } from '../../common-fields/field';
import { describeEffects } from '../../testing/effectCases';
import engage from './definition';

const DAY = 86_400_000;
const cases = createEngageCases();
const { world, guild } = cases;
const [first = '', second = ''] = guild.channels.map(({ id }) => id);
const role = guild.roles[0]?.id ?? '';
const asset = collections[0]?.address ?? '';

/** What the member earns in the hour. */
const earned =
  (happened: Happened) =>
  (values: Values): number =>
    cases.earned(values, happened);
const skipped = (happened: Happened) => (values: Values) => cases.skipped(values, happened);

/** A message of ten points. */
const chatting = { activity: [{ text: 'Good morning', messageId: 'own' }] };
const written = { userId: OTHER, messageId: 'm', at: NOW - DAY, text: 'Hello' };
const reaction = { kind: 'REACTION', messageId: 'm' } as const;
/** A reaction to a message of the day before. */
const reacting = { activity: [written, reaction] };
/** A reaction to a message of the member's. */
const liked = {
  activity: [
    { messageId: 'own', at: NOW - DAY, text: 'Hello' },
    { ...reaction, userId: OTHER, messageId: 'own' },
  ],
};
const stay = { kind: 'VOICE', amount: 20 } as const;
/** Twenty minutes alone in a voice channel. */
const alone = { activity: [stay] };
const together = { activity: [stay, { ...stay, userId: OTHER }] };
const muted = {
  activity: [
    { ...stay, silent: 5 },
    { ...stay, userId: OTHER },
  ],
};
const betting = {
  points: [{ points: 60 }],
  activity: [
    {
      kind: 'GAME',
      round: { game: 'COIN_FLIP', bet: 50, isRight: false, together: null },
    },
  ],
} as const;
const VOICE = { sources: ['VOICE'] };
const CHAT = { sources: ['CHAT'] };
const REACTION = { sources: ['REACTION'] };
const idle = { points: [{ points: 1000 }], since: NOON - DAY };
const gone = (isBanned: boolean): Happened => ({
  points: [{ points: 1000 }],
  member: { leftAt: NOW, ...(isBanned ? { removal: 'BANNED' as const } : {}) },
});

/** Holds as many pieces of a collection in a linked wallet. */
function holding(pieces: number) {
  return (values: Values) => {
    world.db.linkedWallets = [
      {
        id: 'wal-1',
        userId: MEMBER,
        address: 'wallet',
        name: null,
        flag: 'DEFAULT',
        method: 'SIWS',
        linkedAt: 0,
      },
    ];
    world.db.holdings =
      pieces === 0 ? [] : [{ wallet: 'wallet', asset, amount: String(pieces), since: 0 }];
    const points = cases.earned(values, chatting);
    Object.assign(world.db, { linkedWallets: [], holdings: [] });
    return points;
  };
}
const held = { at: 0, source: 'HAND', because: null } as const;
const withRole = { ...chatting, member: { roles: [{ ...held, roleId: role }] } };
const today = '2026-11-16';
const event = { title: 'Town fair', startDate: today, endDate: today, multiplier: 3 };

describeEffects(engage, {
  minBalance: { value: '20', outcome: skipped(betting), becomes: { FUNDS: 1 }, from: {} },
  hasMaxBalance: {
    given: { ...CHAT, maxBalance: '65' },
    value: true,
    outcome: earned({ ...chatting, points: [{ points: 60 }] }),
    becomes: 5,
    from: 10,
  },
  maxBalance: {
    given: { ...CHAT, hasMaxBalance: true },
    value: '65',
    outcome: earned({ ...chatting, points: [{ points: 60 }] }),
    becomes: 5,
    from: 10,
  },
  decay: { value: 7, outcome: earned(idle), becomes: -70, from: 0 },
  onLeave: { value: 'RESET', outcome: earned(gone(false)), becomes: -1000, from: 0 },
  onBan: { value: 'KEEP', outcome: earned(gone(true)), becomes: 0, from: -1000 },
  budget: { given: CHAT, value: '4', outcome: earned(chatting), becomes: 4, from: 10 },
  sources: {
    value: ['VOICE'],
    outcome: (values) => [cases.earned(values, chatting), cases.earned(values, together)],
    becomes: [0, 20],
    from: [10, 0],
  },
  chatWeight: { given: CHAT, value: 2.5, outcome: earned(chatting), becomes: 25, from: 10 },
  tweetWeight: {
    given: { sources: ['TWEET'] },
    value: 2.5,
    outcome: earned({ hasLiked: true }),
    becomes: 25,
    from: 10,
  },
  reactionWeight: { given: REACTION, value: 3, outcome: earned(reacting), becomes: 3, from: 1 },
  voiceWeight: { given: VOICE, value: 2.5, outcome: earned(together), becomes: 50, from: 20 },
  inviteWeight: {
    given: { sources: ['INVITE'] },
    value: 2.5,
    outcome: earned({ hasInvited: true }),
    becomes: 25,
    from: 10,
  },
  reactionGive: { given: REACTION, value: '4', outcome: earned(reacting), becomes: 4, from: 1 },
  reactionReceive: { given: REACTION, value: '4', outcome: earned(liked), becomes: 4, from: 1 },
  reactionMost: {
    given: REACTION,
    value: 1,
    outcome: earned({
      activity: [written, { ...reaction, userId: 'usr-1', at: NOW - 1 }, reaction],
    }),
    becomes: 0,
    from: 1,
  },
  reactionChannels: {
    given: REACTION,
    value: [{ channelId: second }],
    outcome: earned(reacting),
    becomes: 0,
    from: 1,
  },
  'reactionChannels[].channelId': {
    given: { ...REACTION, reactionChannels: [{}] },
    value: first,
    outcome: earned(reacting),
    becomes: 1,
    from: 0,
  },
  reactionMessageAge: {
    given: REACTION,
    value: 3600,
    outcome: earned(reacting),
    becomes: 0,
    from: 1,
  },
  voicePay: { given: VOICE, value: '0.5', outcome: earned(together), becomes: 10, from: 20 },
  voiceNeedsTwo: { given: VOICE, value: false, outcome: earned(alone), becomes: 20, from: 0 },
  voiceIgnoresSilent: { given: VOICE, value: false, outcome: earned(muted), becomes: 20, from: 15 },
  memberDailyCap: { given: CHAT, value: '7', outcome: earned(chatting), becomes: 7, from: 10 },
  hasServerCap: {
    given: { ...CHAT, serverDailyCap: '6' },
    value: true,
    outcome: earned(chatting),
    becomes: 6,
    from: 10,
  },
  serverDailyCap: {
    given: { ...CHAT, hasServerCap: true },
    value: '6',
    outcome: earned(chatting),
    becomes: 6,
    from: 10,
  },
  roleMultipliers: {
    given: CHAT,
    value: [{ roles: [role], multiplier: 3 }],
    outcome: earned(withRole),
    becomes: 30,
    from: 10,
  },
  'roleMultipliers[].roles': {
    given: { ...CHAT, roleMultipliers: [{}] },
    value: [role],
    outcome: earned(withRole),
    becomes: 15,
    from: 10,
  },
  'roleMultipliers[].multiplier': {
    given: { ...CHAT, roleMultipliers: [{ roles: [role] }] },
    value: 3,
    outcome: earned(withRole),
    becomes: 30,
    from: 15,
  },
  holderMultipliers: {
    given: CHAT,
    value: [{ collection: asset, least: 1, multiplier: 3 }],
    outcome: holding(1),
    becomes: 30,
    from: 10,
  },
  'holderMultipliers[].collection': {
    given: { ...CHAT, holderMultipliers: [{}] },
    value: asset,
    outcome: holding(1),
    becomes: 15,
    from: 10,
  },
  'holderMultipliers[].least': {
    given: { ...CHAT, holderMultipliers: [{ collection: asset }] },
    value: 2,
    outcome: holding(1),
    becomes: 10,
    from: 15,
  },
  'holderMultipliers[].multiplier': {
    given: { ...CHAT, holderMultipliers: [{ collection: asset }] },
    value: 3,
    outcome: holding(1),
    becomes: 30,
    from: 15,
  },
  dayMultipliers: {
    given: CHAT,
    value: [{ day: '1', multiplier: 3 }],
    outcome: earned(chatting),
    becomes: 30,
    from: 10,
  },
  'dayMultipliers[].day': {
    given: { ...CHAT, dayMultipliers: [{}] },
    value: '1',
    outcome: earned(chatting),
    becomes: 15,
    from: 10,
  },
  'dayMultipliers[].multiplier': {
    given: { ...CHAT, dayMultipliers: [{ day: '1' }] },
    value: 3,
    outcome: earned(chatting),
    becomes: 30,
    from: 15,
  },
  eventMultipliers: {
    given: CHAT,
    value: [event],
    outcome: earned(chatting),
    becomes: 30,
    from: 10,
  },
  'eventMultipliers[].title': {
    given: { ...CHAT, eventMultipliers: [{ ...event, title: '' }] },
    value: 'Town fair',
    outcome: (values) => {
      cases.prepare(values);
      const [rule] = engageEarningView({ world, guild, userId: MEMBER });
      return rule?.details.filter(({ label }) => label === 'Event').map(({ value }) => value);
    },
    becomes: ['Town fair, × 3'],
    from: [', × 3'],
  },
  'eventMultipliers[].startDate': {
    given: { ...CHAT, eventMultipliers: [event] },
    value: '2026-11-17',
    outcome: earned(chatting),
    becomes: 10,
    from: 30,
  },
  'eventMultipliers[].endDate': {
    given: { ...CHAT, eventMultipliers: [event] },
    value: '2026-11-17',
    outcome: earned(chatting),
    becomes: 30,
    from: 10,
  },
  'eventMultipliers[].multiplier': {
    given: { ...CHAT, eventMultipliers: [event] },
    value: 3,
    outcome: earned(chatting),
    becomes: 30,
    from: 15,
  },
  minAccountAge: {
    given: CHAT,
    value: 5,
    outcome: earned({ ...chatting, bornAt: NOON - 10 * DAY }),
    becomes: 10,
    from: 0,
  },
  minServerAge: {
    given: CHAT,
    value: 1,
    outcome: earned({ ...chatting, member: { joinedAt: NOON - 2 * DAY } }),
    becomes: 10,
    from: 0,
  },
  needsWallet: { given: CHAT, value: true, outcome: earned(chatting), becomes: 0, from: 10 },
  requiredRoles: { given: CHAT, value: [role], outcome: earned(chatting), becomes: 0, from: 10 },
});
