import { createHoldCases, payFor, START } from '@/mock-api/testing/accruals';
import { collections, tokens } from '@/mock-api/domains/market/market';
import { rankOf, traitsOf } from '@/mock-api/domains/market/pieces';
import type { Values } from '../../common-fields/field';
import { describeEffects } from '../../testing/effectCases';
import hold from './definition';

const [KEEPERS = '', OTHER = ''] = collections.map(({ address }) => address);
const KEEP = tokens.find(({ symbol }) => symbol === 'KEEP')?.mint ?? '';

const cases = createHoldCases(KEEPERS);
const { roleId } = cases;
const channel = cases.guild.channels[0]?.id ?? '';

const asset = { kind: 'COLLECTION', collection: KEEPERS, mint: KEEP, perUnit: '1', least: 1 };
const given = { assets: [asset], verification: 'SNAPSHOT' };
const ranges = [{ from: 2, amount: '7' }];
const bonus = { multiplier: 2 };
const streaks = { ...given, hasStreak: true };
const timed = { ...given, hasStart: true, startDate: '2026-11-22' };
const ending = { ...given, hasEnd: true, endDate: '2026-11-21' };

const points = (values: Values) => cases.points(values);
const paidFor = (member: Parameters<typeof payFor>[1]) => (values: Values) =>
  payFor(values, member).points;
const inBoth = paidFor({ holdings: { [KEEPERS]: 3, [OTHER]: 2 } });
const inOne = paidFor({ holdings: { [KEEPERS]: 3 } });
const post = (values: Values) => cases.post(values);
const runsIn = (hours: number) => (values: Values) => cases.settle(values, hours).length;

const NUMBER = 1;
const trait = traitsOf(KEEPERS, NUMBER)?.[0] ?? { name: '', value: '' };
const traits = [{ trait: trait.name, value: trait.value, ...bonus }];
const rarity = [{ rank: 100_000, ...bonus }];
const piece = { holdings: { [KEEPERS]: [{ number: NUMBER, state: 'HELD' as const }] } };
const listed = { holdings: { [KEEPERS]: [{ number: NUMBER, state: 'LISTED' as const }] } };
const staked = { holdings: { [KEEPERS]: [{ number: NUMBER, state: 'STAKED' as const }] } };
const three = { [KEEPERS]: 3 };
const active = { holdings: { [KEEPERS]: 20 }, done: { chat: 90, tweet: 90, reaction: 90 } };

describeEffects(hold, {
  name: {
    given,
    value: 'Daily',
    outcome: (values) => cases.settle(values)[0]?.name,
    becomes: 'Daily',
    from: '',
  },
  description: {
    given,
    value: 'For our Keepers.',
    outcome: (values) =>
      cases.earning(values)?.details.find(({ label }) => label === 'About')?.value,
    becomes: 'For our Keepers.',
    from: undefined,
  },
  hasStart: { given: timed, value: true, outcome: runsIn(24), becomes: 0, from: 1 },
  startDate: {
    given: { ...given, hasStart: true },
    value: '2026-11-22',
    outcome: (values) => cases.settle(values, 72)[0]?.from,
    becomes: Date.UTC(2026, 10, 22),
    from: START,
  },
  hasEnd: { given: ending, value: true, outcome: runsIn(72), becomes: 1, from: 3 },
  endDate: {
    given: { ...given, hasEnd: true },
    value: '2026-11-21',
    outcome: runsIn(72),
    becomes: 1,
    from: 3,
  },
  timeZone: {
    given: timed,
    value: 'Asia/Tokyo',
    outcome: (values) => cases.settle(values, 72)[0]?.from,
    becomes: Date.UTC(2026, 10, 21, 15),
    from: Date.UTC(2026, 10, 22),
  },
  assets: {
    given: { verification: 'SNAPSHOT' },
    value: [asset],
    outcome: points,
    becomes: [[5, 10, 15]],
    from: [[]],
  },
  'assets[].kind': {
    given,
    value: 'TOKEN',
    outcome: paidFor({ holdings: { [KEEPERS]: 1, [KEEP]: 4 } }),
    becomes: 20,
    from: 5,
  },
  'assets[].collection': { given, value: OTHER, outcome: inBoth, becomes: 10, from: 0 },
  'assets[].mint': {
    given: { assets: [{ ...asset, kind: 'TOKEN' }] },
    value: KEEP,
    outcome: paidFor({ holdings: { [KEEP]: 4 } }),
    becomes: 20,
    from: 0,
  },
  'assets[].perUnit': {
    given: { assets: [{ ...asset, kind: 'TOKEN' }] },
    value: '2',
    outcome: paidFor({ holdings: { [KEEP]: 5 } }),
    becomes: 10,
    from: 25,
  },
  'assets[].least': { given, value: 2, outcome: points, becomes: [[10, 15]], from: [[5, 10, 15]] },
  aggregate: {
    given: {
      assets: [asset, { ...asset, collection: OTHER }],
      rateKind: 'RANGES',
      ranges,
    },
    value: 'PER_ASSET',
    outcome: inBoth,
    becomes: 14,
    from: 7,
  },
  match: {
    given: { assets: [asset, { ...asset, collection: OTHER }] },
    value: 1,
    outcome: inOne,
    becomes: 15,
    from: 0,
  },
  rewardKind: {
    given,
    value: 'SOL',
    outcome: (values) => {
      const [run] = cases.settle(values);
      return [run?.mint, run?.amount, run?.points];
    },
    becomes: [null, '30000000000', 0],
    from: [undefined, undefined, 30],
  },
  mint: {
    given: { ...given, rewardKind: 'SPL', rate: '0.0000015' },
    value: KEEP,
    outcome: (values) => cases.settle(values)[0]?.lines.map(({ amount }) => amount),
    becomes: ['1', '3', '4'],
    from: [],
  },
  rewardRoles: {
    given: { ...given, rewardKind: 'ROLE' },
    value: [roleId],
    outcome: (values) => cases.roles(values),
    becomes: [[roleId], [roleId], [roleId]],
    from: [[], [], []],
  },
  rewardMultiplier: {
    given: { ...given, rewardKind: 'MULTIPLIER' },
    value: 3,
    outcome: (values) => cases.factor(values),
    becomes: 3,
    from: 1.5,
  },
  rateKind: {
    given: { ...given, ranges },
    value: 'RANGES',
    outcome: points,
    becomes: [[0, 7, 7]],
    from: [[5, 10, 15]],
  },
  rate: { given, value: '1.5', outcome: points, becomes: [[1, 3, 4]], from: [[5, 10, 15]] },
  ranges: {
    given: { ...given, rateKind: 'RANGES' },
    value: ranges,
    outcome: points,
    becomes: [[0, 7, 7]],
    from: [[0, 0, 0]],
  },
  'ranges[].from': {
    given: { ...given, rateKind: 'RANGES', ranges },
    value: 3,
    outcome: points,
    becomes: [[0, 0, 7]],
    from: [[7, 7, 7]],
  },
  'ranges[].amount': {
    given: { ...given, rateKind: 'RANGES', ranges },
    value: '8',
    outcome: points,
    becomes: [[0, 8, 8]],
    from: [[0, 10, 10]],
  },
  hasCap: {
    given: { ...given, cap: '12' },
    value: true,
    outcome: points,
    becomes: [[5, 10, 12]],
    from: [[5, 10, 15]],
  },
  cap: {
    given: { ...given, hasCap: true },
    value: '12',
    outcome: points,
    becomes: [[5, 10, 12]],
    from: [[5, 10, 15]],
  },
  cadence: { given, value: 'HOURLY', outcome: runsIn(24), becomes: 24, from: 1 },
  verification: {
    given: { assets: [asset] },
    value: 'SNAPSHOT',
    outcome: (values) => {
      const [run] = cases.settle(values);
      return run?.lookedAt === run?.to;
    },
    becomes: true,
    from: false,
  },
  traitBonuses: { given, value: traits, outcome: paidFor(piece), becomes: 10, from: 5 },
  'traitBonuses[].trait': {
    given: { ...given, traitBonuses: traits },
    value: trait.name,
    outcome: paidFor(piece),
    becomes: 10,
    from: 5,
  },
  'traitBonuses[].value': {
    given: { ...given, traitBonuses: traits },
    value: trait.value,
    outcome: paidFor(piece),
    becomes: 10,
    from: 5,
  },
  'traitBonuses[].multiplier': {
    given: { ...given, traitBonuses: traits },
    value: 4,
    outcome: paidFor(piece),
    becomes: 20,
    from: 7,
  },
  rarityBonuses: { given, value: rarity, outcome: paidFor(piece), becomes: 10, from: 5 },
  'rarityBonuses[].rank': {
    given: { ...given, rarityBonuses: rarity },
    value: rankOf(KEEPERS, NUMBER)?.rank ?? 0,
    outcome: paidFor(piece),
    becomes: 10,
    from: 5,
  },
  'rarityBonuses[].multiplier': {
    given: { ...given, rarityBonuses: rarity },
    value: 4,
    outcome: paidFor(piece),
    becomes: 20,
    from: 7,
  },
  roleBonuses: {
    given,
    value: [{ roles: [roleId], ...bonus }],
    outcome: paidFor({ holdings: three, roles: new Set([roleId]) }),
    becomes: 30,
    from: 15,
  },
  'roleBonuses[].roles': {
    given: { ...given, roleBonuses: [{ roles: [], ...bonus }] },
    value: [roleId],
    outcome: paidFor({ holdings: three, roles: new Set([roleId]) }),
    becomes: 30,
    from: 15,
  },
  'roleBonuses[].multiplier': {
    given: { ...given, roleBonuses: [{ roles: [roleId], ...bonus }] },
    value: 4,
    outcome: paidFor({ holdings: three, roles: new Set([roleId]) }),
    becomes: 60,
    from: 22,
  },
  hasStreak: {
    given,
    value: true,
    outcome: paidFor({ holdings: { [KEEPERS]: 20 }, streak: 4 }),
    becomes: 120,
    from: 100,
  },
  streakPercent: {
    given: streaks,
    value: 10,
    outcome: paidFor({ holdings: { [KEEPERS]: 20 }, streak: 4 }),
    becomes: 140,
    from: 120,
  },
  streakMost: {
    given: streaks,
    value: 2,
    outcome: paidFor({ holdings: { [KEEPERS]: 20 }, streak: 4 }),
    becomes: 110,
    from: 120,
  },
  chatBooster: { given, value: 20, outcome: paidFor(active), becomes: 120, from: 100 },
  tweetBooster: { given, value: 30, outcome: paidFor(active), becomes: 130, from: 100 },
  reactionBooster: { given, value: 40, outcome: paidFor(active), becomes: 140, from: 100 },
  isNotListed: { given, value: false, outcome: paidFor(listed), becomes: 5, from: 0 },
  isNotDelegated: { given, value: true, outcome: paidFor(staked), becomes: 0, from: 5 },
  minHoldDays: {
    given,
    value: 2,
    outcome: paidFor({ holdings: three, heldFor: 30 }),
    becomes: 0,
    from: 15,
  },
  requiredRoles: { given, value: [roleId], outcome: inOne, becomes: 0, from: 15 },
  budgetTotal: {
    given,
    value: '40',
    outcome: (values) => cases.settle(values, 48).map((run) => run.points),
    becomes: [30, 9],
    from: [30, 30],
  },
  budgetPeriod: { given, value: '15', outcome: points, becomes: [[2, 5, 7]], from: [[5, 10, 15]] },
  onEmpty: {
    given: { ...given, budgetPeriod: '15' },
    value: 'PAUSE',
    outcome: (values) => [cases.isOn(values), cases.points(values)],
    becomes: [false, [[0, 0, 0]]],
    from: [true, [[2, 5, 7]]],
  },
  channelId: {
    given,
    value: channel,
    outcome: (values) => post(values)?.channelId,
    becomes: channel,
    from: '',
  },
  message: {
    given,
    value: { content: 'Paid: {earned}', embeds: [], buttons: [] },
    outcome: (values) => post(values)?.message?.content,
    becomes: 'Paid: {earned}',
    from: '{user.mention} earned {earned} {symbol} for {units}. Next payout {next.payout:R}.',
  },
  mentionRoles: {
    given,
    value: [roleId],
    outcome: (values) => post(values)?.mentions,
    becomes: [roleId],
    from: [],
  },
});
