import { levelRoles, levelsOwed } from '@/mock-api/domains/activity-earning/chatRewards';
import { losesXp, resetTimes } from '@/mock-api/domains/activity-earning/chatResets';
import { countHour, createChatWorld, ENDED, messageAt, payChat } from '@/mock-api/testing/chat';
import type { Message } from '@/mock-api/domains/activity-earning/chat';
import { createPostCases, NOON } from '@/mock-api/testing/deliveries';
import { levelOf } from '@/mock-api/domains/point-balances/level';
import type { Values } from '../../common-fields/field';
import { describeEffects, type EffectCase } from '../../testing/effectCases';
import chat from './definition';

const DAY = 86_400_000;
const { guild, payingRules } = createChatWorld();
const general = '100000000000000001';
const ideas = '100000000000000002';
const keeper = '200000000000000001';
const knight = '200000000000000002';

const points = (values: Values, messages?: readonly Message[]) => payChat(values, messages).points;
const skipped = (values: Values, message: Message) =>
  Object.keys(payChat(values, [message]).skipped)[0] ?? null;
/** What a message in #general pays. */
const inGeneral = (values: Values) =>
  payChat(values, [messageAt(1, { channelId: general })]).points;
/** What a member with the Keeper role is paid. */
const asKeeper = (values: Values) =>
  payChat(values, undefined, { roles: new Set([keeper]) }).points;
const second = (values: Values) => payChat(values, [messageAt(1), messageAt(2)]).units;

/** A case in which messages pay differently. */
const pays = (
  value: unknown,
  becomes: number,
  from: number,
  more: Partial<EffectCase> = {},
): EffectCase => ({ value, becomes, from, outcome: (values) => points(values), ...more });

const levelWith = (xp: number) => (values: Values) => levelOf(chat.read(values), xp).level;
const reward = { level: 5, roles: [keeper], mode: 'STACK', isRemovedOnDrop: true, currency: 0 };
const rolesAt =
  (level: number, given: readonly string[] = []) =>
  (values: Values) => {
    const { owed, taken } = levelRoles(chat.read(values), level, given);
    return { owed: owed.map(({ roleId }) => roleId), taken };
  };

const posts = await createPostCases('chat-to-earn');
const channel = posts.guild.channels[0]?.id ?? '';
posts.world.db.levelUps.push({
  id: 'up',
  serverId: posts.guild.id,
  userId: 'usr-member',
  ruleId: 'rule',
  from: 3,
  level: 4,
  xp: 800,
  at: NOON,
  channelId: general,
});
const announced = (values: Values) =>
  posts
    .between(values, NOON - 1, NOON)
    .map(({ channelId, unmet, post }) => ({ channelId, unmet, place: post.place }));
const there = { channelId: general, unmet: [], place: null };

describeEffects(chat, {
  name: {
    value: 'Ideas',
    outcome: (values) => countHour(guild, values, [messageAt(1)])?.name,
    becomes: 'Ideas',
    from: '',
  },
  pays: { value: 'CURRENCY', outcome: payingRules, becomes: 1, from: 0 },
  minAmount: pays(20, 20, 15),
  spread: {
    value: 99,
    outcome: (values) => payChat(values, undefined, { draw: () => 0.99 }).points,
    becomes: 114,
    from: 25,
  },
  cooldown: { value: 61, outcome: second, becomes: 1, from: 2 },
  minLength: {
    value: 10,
    outcome: (values) => skipped(values, messageAt(1, { text: 'Welcome' })),
    becomes: 'SHORT',
    from: null,
  },
  hasLongBonus: pays(true, 25, 15, { given: { longLength: 20 } }),
  longLength: pays(20, 25, 15, { given: { hasLongBonus: true } }),
  longBonus: pays(30, 45, 25, { given: { hasLongBonus: true, longLength: 20 } }),
  ignoresDuplicates: {
    value: false,
    outcome: (values) =>
      payChat(values, [messageAt(1, { text: 'gm all' }), messageAt(3, { text: 'gm all' })]).units,
    becomes: 2,
    from: 1,
  },
  similarity: {
    value: 50,
    outcome: (values) =>
      payChat(values, [
        messageAt(1, { text: 'gm castle' }),
        messageAt(3, { text: 'gm castles now' }),
      ]).units,
    becomes: 1,
    from: 2,
  },
  ignoresCommands: {
    value: false,
    outcome: (values) => skipped(values, messageAt(1, { text: '/rank of Mira' })),
    becomes: null,
    from: 'COMMAND',
  },
  ignoredPrefixes: {
    value: ['!'],
    outcome: (values) => skipped(values, messageAt(1, { text: '!rank of Mira' })),
    becomes: 'COMMAND',
    from: null,
  },
  channelMode: {
    given: { channels: [{ channelId: ideas }] },
    value: 'ONLY',
    outcome: inGeneral,
    becomes: 0,
    from: 15,
  },
  channels: {
    given: { channelMode: 'EXCEPT' },
    value: [{ channelId: general }],
    outcome: inGeneral,
    becomes: 0,
    from: 15,
  },
  'channels[].channelId': {
    given: { channelMode: 'ONLY', channels: [{ channelId: '' }] },
    value: general,
    outcome: inGeneral,
    becomes: 15,
    from: 0,
  },
  countsThreads: {
    value: false,
    outcome: (values) => skipped(values, messageAt(1, { isThread: true })),
    becomes: 'CHANNEL',
    from: null,
  },
  countsForums: {
    value: false,
    outcome: (values) => skipped(values, messageAt(1, { isForum: true })),
    becomes: 'CHANNEL',
    from: null,
  },
  roleMode: {
    given: { roles: [keeper] },
    value: 'ONLY',
    outcome: (values) => points(values),
    becomes: 0,
    from: 15,
  },
  roles: {
    given: { roleMode: 'EXCEPT' },
    value: [keeper],
    outcome: asKeeper,
    becomes: 0,
    from: 15,
  },
  globalMultiplier: pays(2, 30, 15),
  channelMultipliers: {
    value: [{ channelId: general, multiplier: 3 }],
    outcome: inGeneral,
    becomes: 45,
    from: 15,
  },
  'channelMultipliers[].channelId': {
    given: { channelMultipliers: [{ channelId: '', multiplier: 3 }] },
    value: general,
    outcome: inGeneral,
    becomes: 45,
    from: 15,
  },
  'channelMultipliers[].multiplier': {
    given: { channelMultipliers: [{ channelId: general, multiplier: 1 }] },
    value: 3,
    outcome: inGeneral,
    becomes: 45,
    from: 15,
  },
  roleMultipliers: {
    value: [{ roles: [keeper], multiplier: 2 }],
    outcome: asKeeper,
    becomes: 30,
    from: 15,
  },
  'roleMultipliers[].roles': {
    given: { roleMultipliers: [{ roles: [], multiplier: 2 }] },
    value: [keeper],
    outcome: asKeeper,
    becomes: 30,
    from: 15,
  },
  'roleMultipliers[].multiplier': {
    given: { roleMultipliers: [{ roles: [keeper], multiplier: 1 }] },
    value: 2,
    outcome: asKeeper,
    becomes: 30,
    from: 15,
  },
  curve: { value: 'LINEAR', outcome: levelWith(4675), becomes: 9, from: 10 },
  linearStep: {
    given: { curve: 'LINEAR' },
    value: 10,
    outcome: levelWith(100),
    becomes: 4,
    from: 1,
  },
  coefficients: {
    given: { curve: 'POLY' },
    value: [{ factor: 10 }, { factor: 10 }],
    outcome: levelWith(60),
    becomes: 2,
    from: 100,
  },
  'coefficients[].factor': {
    given: { curve: 'POLY', coefficients: [{ factor: 50 }, { factor: 0 }] },
    value: 10,
    outcome: levelWith(100),
    becomes: 10,
    from: 2,
  },
  customLevels: {
    given: { curve: 'CUSTOM' },
    value: [{ xp: 50 }],
    outcome: levelWith(100),
    becomes: 2,
    from: 100,
  },
  'customLevels[].xp': {
    given: { curve: 'CUSTOM', customLevels: [{ xp: 100 }] },
    value: 10,
    outcome: levelWith(100),
    becomes: 10,
    from: 1,
  },
  maxLevel: { value: 3, outcome: levelWith(10_000_000), becomes: 3, from: 100 },
  rewards: {
    value: [reward],
    outcome: rolesAt(5),
    becomes: { owed: [keeper], taken: [] },
    from: { owed: [], taken: [] },
  },
  'rewards[].level': {
    given: { rewards: [reward] },
    value: 6,
    outcome: rolesAt(5),
    becomes: { owed: [], taken: [] },
    from: { owed: [keeper], taken: [] },
  },
  'rewards[].roles': {
    given: { rewards: [reward] },
    value: [knight],
    outcome: rolesAt(5),
    becomes: { owed: [knight], taken: [] },
    from: { owed: [], taken: [] },
  },
  'rewards[].mode': {
    given: {
      rewards: [
        { ...reward, roles: [knight] },
        { ...reward, level: 2 },
      ],
    },
    value: 'REPLACE',
    outcome: rolesAt(5),
    becomes: { owed: [knight], taken: [keeper] },
    from: { owed: [keeper, knight], taken: [] },
  },
  'rewards[].isRemovedOnDrop': {
    given: { rewards: [reward] },
    value: false,
    outcome: rolesAt(4, [`5:${keeper}`]),
    becomes: { owed: [], taken: [] },
    from: { owed: [], taken: [keeper] },
  },
  'rewards[].currency': {
    given: { rewards: [reward] },
    value: 250,
    outcome: (values) =>
      levelsOwed(chat.read(values), 5, new Set()).map(({ currency }) => currency),
    becomes: [250],
    from: [],
  },
  announce: {
    value: 'DM',
    outcome: announced,
    becomes: [{ channelId: null, unmet: [], place: 'Discord DM' }],
    from: [there],
  },
  everyLevels: {
    value: 5,
    outcome: announced,
    becomes: [{ ...there, unmet: ['everyLevels'] }],
    from: [there],
  },
  announceChannelId: {
    given: { announce: 'CHANNEL' },
    value: channel,
    outcome: announced,
    becomes: [{ ...there, channelId: channel }],
    from: [{ ...there, channelId: '' }],
  },
  message: {
    value: { content: 'Level {level}!', embeds: [], buttons: [] },
    outcome: (values) => posts.between(values, NOON - 1, NOON)[0]?.post.message?.content,
    becomes: 'Level {level}!',
    from: '{user.mention} is level {level} now. {xp.next} XP to the next one.',
  },
  dailyCap: {
    value: 20,
    outcome: (values) =>
      countHour(guild, { ...values, spread: 0 }, [messageAt(1), messageAt(5)])?.points,
    becomes: 20,
    from: 30,
  },
  diminishingAfter: pays(1, 22, 30, {
    outcome: (values) => points(values, [messageAt(1), messageAt(5)]),
  }),
  diminishingPercent: pays(0, 15, 22, {
    given: { diminishingAfter: 1 },
    outcome: (values) => points(values, [messageAt(1), messageAt(5)]),
  }),
  hasDrops: pays(true, 115, 15),
  dropChance: {
    given: { hasDrops: true },
    value: 100,
    outcome: (values) => payChat(values, undefined, { dropDraw: () => 0.5 }).points,
    becomes: 115,
    from: 15,
  },
  dropAmount: pays(500, 515, 115, { given: { hasDrops: true } }),
  reset: {
    value: 'WEEKLY',
    outcome: (values) => resetTimes(chat.read(values), ENDED, ENDED + 7 * DAY),
    becomes: [Date.UTC(2026, 10, 23)],
    from: [],
  },
  seasonEnd: {
    given: { reset: 'SEASON' },
    value: '2026-11-24',
    outcome: (values) => resetTimes(chat.read(values), ENDED, ENDED + 7 * DAY),
    becomes: [Date.UTC(2026, 10, 25)],
    from: [],
  },
  resetsOnLeave: {
    value: true,
    outcome: (values) => losesXp(chat.read(values), {}),
    becomes: true,
    from: false,
  },
  resetsOnBan: {
    value: false,
    outcome: (values) => losesXp(chat.read(values), { removal: 'BANNED' }),
    becomes: false,
    from: true,
  },
});
