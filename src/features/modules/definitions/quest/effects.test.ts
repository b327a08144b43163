import { createPostCases } from '@/mock-api/testing/deliveries';
import { ownerSiteValues } from '@/mock-api/domains/owner-sites/ownerSiteValues';
import { collectionOf, dueOf } from '@/mock-api/domains/quests/rewards';
import {
  createQuestCases,
  KEEPCOIN,
  KEEPERS,
  NOON,
  PAID_COLLECTION,
  tried,
  WALLET,
} from '@/mock-api/testing/questCases';
import { availableAt, freshTask, noteOutcome } from '@/mock-api/domains/quests/submissions';
import { hashOf } from '@/mock-api/store/hashed';
import { initialValues } from '../../engine/schema';
import type { Values } from '../../common-fields/field';
import { describeEffects } from '../../testing/effectCases';
import { conditionFields } from './conditionFields';
import quest from './definition';
import { rewardFields } from './rewardFields';
import { taskFields } from './taskFields';

const HOUR = 3_600_000;
const OWNER_SITE = ownerSiteValues('sec-tour');
const cases = createQuestCases();
const posts = await createPostCases('quest');
const { world, guild, roles, channels, view, task, wrong, check, questOf, conditions } = cases;

/** One task of a kind, with what it needs. */
const asks = (kind: string, own: Values = {}): Values => ({
  tasks: [{ kind, prompt: 'Do it.', ...own }],
});
const needs = (kind: string, own: Values = {}): Values => ({ conditions: [{ kind, ...own }] });
const pays = (kind: string, own: Values = {}): Values => ({ rewards: [{ kind, ...own }] });
const paysToken = pays('TOKEN', { token: { currency: 'SOL', mint: KEEPCOIN, amount: '0.1' } });

const isOpen = (values: Values) => conditions(values).isOpen;
const due = (values: Values) => dueOf(guild, cases.reward(values));
const labels = (values: Values) => view(values).rewards.map(({ label }) => label);

/** When the first task can be tried again after a wrong answer, hours from now. */
function hoursToRetry(values: Values) {
  const spec = questOf(values);
  const [first] = spec.tasks;
  if (!first) throw new Error('The quest has no task.');
  const submission = tried({});
  const outcome = { state: 'NOT_SATISFIED', reason: 'EVIDENCE', message: null } as const;
  noteOutcome(spec, submission, first, { row: freshTask(), outcome, now: NOON });
  return ((submission.tasks[first.id]?.retryAt ?? 0) - NOON) / HOUR;
}

/** A submission that the team reads where it reads all, and not where it reads a tenth. */
const unread = Array.from({ length: 50 }, (_, index) => `sub-${String(index)}`).find(
  (id) => hashOf(id, 'sample') % 100 >= 10,
);

const rewardsOf = rewardFields.rewards.control;
const blankReward = 'fields' in rewardsOf ? initialValues(rewardsOf.fields) : {};

const live = { publish: 'LIVE', name: 'Say hello' };
const announced = { ...live, isAnnounced: true };
const announcement = (values: Values) => posts.between(values, 0, NOON)[0];
const scheduled = { publish: 'SCHEDULED', startDate: '2026-11-30' };
const over = { ...live, hasEnd: true, endDate: '2026-11-19' };

describeEffects(quest, {
  name: { value: 'Hi', outcome: (values) => view(values).title, becomes: 'Hi', from: '' },
  description: {
    value: 'Be kind.',
    outcome: (values) => view(values).description,
    becomes: 'Be kind.',
    from: '',
  },
  image: {
    value: 'https://castlebots.io/a.png',
    outcome: (values) => view(values).image,
    becomes: 'https://castlebots.io/a.png',
    from: null,
  },
  categoryId: {
    value: 'cat-1',
    outcome: (values) => view(values).categoryId,
    becomes: 'cat-1',
    from: '',
  },
  tasks: {
    value: [{ ...initialValues(taskFields), prompt: 'Do it.' }],
    outcome: (values) => view(values).tasks.length,
    becomes: 1,
    from: 0,
  },
  'tasks[].kind': {
    given: asks('TEXT'),
    value: 'URL',
    outcome: (values) => wrong(values, 'Hello'),
    becomes: 'Enter a link that starts with https://.',
    from: null,
  },
  'tasks[].prompt': {
    given: asks('TEXT'),
    value: 'Say hi.',
    outcome: (values) => task(values)?.prompt,
    becomes: 'Say hi.',
    from: '',
  },
  'tasks[].minChars': {
    given: asks('TEXT'),
    value: 20,
    outcome: (values) => wrong(values, 'Hello'),
    becomes: 'Minimum 20 characters.',
    from: null,
  },
  'tasks[].fileSize': {
    given: asks('FILE'),
    value: 1,
    outcome: (values) => task(values)?.fileSize,
    becomes: 1,
    from: 5,
  },
  'tasks[].min': {
    given: asks('NUMBER'),
    value: 5,
    outcome: (values) => wrong(values, '3'),
    becomes: 'Enter a whole number from 5 to 105.',
    from: null,
  },
  'tasks[].room': {
    given: asks('NUMBER'),
    value: 500,
    outcome: (values) => wrong(values, '400'),
    becomes: null,
    from: 'Enter a whole number from 0 to 100.',
  },
  'tasks[].options': {
    given: asks('POLL'),
    value: ['Tower', 'Keep'],
    outcome: (values) => wrong(values, 'Keep'),
    becomes: null,
    from: 'Choose one of the answers.',
  },
  'tasks[].right': {
    given: asks('QUIZ', { options: ['Tower', 'Keep'] }),
    value: 2,
    outcome: (values) => check(values, { answer: 'Keep' }),
    becomes: 'VERIFIED',
    from: 'NOT_SATISFIED',
  },
  'tasks[].scale': {
    given: asks('OPINION'),
    value: 10,
    outcome: (values) => wrong(values, '8'),
    becomes: null,
    from: 'Enter a whole number from 1 to 5.',
  },
  'tasks[].link': {
    given: asks('API', { secret: OWNER_SITE.secret }),
    value: OWNER_SITE.link,
    outcome: check,
    becomes: 'NOT_SATISFIED',
    from: 'CHECK_FAILED',
  },
  'tasks[].secret': {
    given: asks('API', { link: OWNER_SITE.link }),
    value: OWNER_SITE.secret,
    outcome: check,
    becomes: 'NOT_SATISFIED',
    from: 'CHECK_FAILED',
  },
  'tasks[].handle': {
    given: asks('X_FOLLOW'),
    value: ['castlebots'],
    outcome: (values) => task(values)?.link,
    becomes: 'https://x.com/castlebots',
    from: null,
  },
  'tasks[].reactions': {
    given: asks('X_REACT'),
    value: ['REPLY'],
    outcome: (values) => task(values)?.need,
    becomes: 'On X: reply',
    from: 'On X: repost',
  },
  'tasks[].text': {
    given: asks('X_POST'),
    value: 'gm',
    outcome: (values) => task(values)?.need,
    becomes: 'Your post on X must say “gm”',
    from: 'Your post on X must say “”',
  },
  'tasks[].roles': {
    given: asks('DISCORD_ROLE'),
    value: [roles.held],
    outcome: check,
    becomes: 'VERIFIED',
    from: 'NOT_SATISFIED',
  },
  'tasks[].count': {
    given: asks('DISCORD_MESSAGES'),
    value: 2,
    outcome: check,
    becomes: 'NOT_SATISFIED',
    from: 'VERIFIED',
  },
  'tasks[].voiceTime': {
    given: asks('DISCORD_VOICE'),
    value: 1200,
    outcome: check,
    becomes: 'NOT_SATISFIED',
    from: 'VERIFIED',
  },
  'tasks[].channelId': {
    given: asks('DISCORD_MESSAGES'),
    value: channels.other,
    outcome: check,
    becomes: 'NOT_SATISFIED',
    from: 'VERIFIED',
  },
  'tasks[].collection': {
    given: asks('HOLD_NFT'),
    value: KEEPERS,
    outcome: check,
    becomes: 'VERIFIED',
    from: 'NOT_SATISFIED',
  },
  'tasks[].mint': {
    given: asks('HOLD_TOKEN'),
    value: KEEPCOIN,
    outcome: check,
    becomes: 'VERIFIED',
    from: 'NOT_SATISFIED',
  },
  'tasks[].amount': {
    given: asks('HOLD_TOKEN', { mint: KEEPCOIN }),
    value: '1.5',
    outcome: check,
    becomes: 'NOT_SATISFIED',
    from: 'VERIFIED',
  },
  'tasks[].account': {
    given: asks('ONCHAIN_TX'),
    value: WALLET,
    outcome: (values) => task(values)?.target,
    becomes: WALLET,
    from: '',
  },
  'tasks[].via': {
    given: asks('ONCHAIN_TX'),
    value: 'TRANSFER',
    outcome: (values) => task(values)?.need,
    becomes: 'Send exactly 0.01 SOL from your linked wallet to this account',
    from: 'A transaction from your linked wallet to this account or program',
  },
  'tasks[].sol': {
    given: asks('ONCHAIN_TX', { via: 'TRANSFER' }),
    value: '0.000000001',
    outcome: (values) => task(values)?.need,
    becomes: 'Send exactly 0.000000001 SOL from your linked wallet to this account',
    from: 'Send exactly 0.01 SOL from your linked wallet to this account',
  },
  'tasks[].page': {
    given: asks('API', { link: OWNER_SITE.link }),
    value: 'https://tour.example',
    outcome: (values) => task(values)?.link,
    becomes: 'https://tour.example',
    from: null,
  },
  validation: {
    given: asks('TEXT'),
    value: 'AUTO',
    outcome: (values) => view(values).isInstant,
    becomes: true,
    from: false,
  },
  samplePercent: {
    given: { ...asks('TEXT'), validation: 'AUTO_THEN_SAMPLE' },
    value: 100,
    outcome: (values) => cases.finished(values, unread),
    becomes: 'IN_REVIEW',
    from: 'CLAIMABLE',
  },
  match: {
    given: {
      conditions: [
        { kind: 'ROLE', roles: [roles.held] },
        { kind: 'ROLE', roles: [roles.other] },
      ],
    },
    value: 1,
    outcome: isOpen,
    becomes: true,
    from: false,
  },
  conditions: {
    value: [{ ...initialValues(conditionFields), kind: 'ROLE', roles: [roles.other] }],
    outcome: isOpen,
    becomes: false,
    from: true,
  },
  'conditions[].kind': {
    given: needs('ROLE', { roles: [roles.held] }),
    value: 'LEVEL',
    outcome: (values) => conditions(values).conditions.map(({ label }) => label),
    becomes: ['Level 1'],
    from: ['Has the role Verified'],
  },
  'conditions[].isNot': {
    given: needs('ROLE', { roles: [roles.held] }),
    value: true,
    outcome: isOpen,
    becomes: false,
    from: true,
  },
  'conditions[].roles': {
    given: needs('ROLE'),
    value: [roles.held],
    outcome: isOpen,
    becomes: true,
    from: false,
  },
  'conditions[].questId': {
    given: needs('QUEST_DONE'),
    value: 'other',
    outcome: isOpen,
    becomes: true,
    from: false,
  },
  'conditions[].day': {
    given: needs('DATE'),
    value: '2026-12-01',
    outcome: isOpen,
    becomes: false,
    from: true,
  },
  'conditions[].collection': {
    given: needs('NFT_COUNT'),
    value: KEEPERS,
    outcome: isOpen,
    becomes: true,
    from: false,
  },
  'conditions[].least': {
    given: needs('NFT_COUNT', { collection: KEEPERS }),
    value: 2,
    outcome: isOpen,
    becomes: false,
    from: true,
  },
  'conditions[].walletDays': {
    given: needs('WALLET_AGE'),
    value: 60,
    outcome: isOpen,
    becomes: false,
    from: true,
  },
  recurrence: {
    value: 'DAILY',
    outcome: (values) => availableAt(questOf(values), tried({ claimedAt: NOON })),
    becomes: NOON + 12 * HOUR,
    from: null,
  },
  retryAfterFail: {
    given: asks('QUIZ'),
    value: '1D',
    outcome: hoursToRetry,
    becomes: 24,
    from: 1,
  },
  claimLimit: { value: 1, outcome: cases.isFullAfterOne, becomes: true, from: false },
  isOncePerIp: { value: true, outcome: cases.fromSameAddress, becomes: 409, from: undefined },
  isOncePerWallet: { value: false, outcome: cases.rewarded, becomes: null, from: WALLET },
  needsCaptcha: {
    value: true,
    outcome: (values) => conditions(values).conditions.map(({ label }) => label),
    becomes: ['Passed the captcha'],
    from: [],
  },
  rewards: {
    value: [blankReward],
    outcome: labels,
    becomes: ['50 points'],
    from: [],
  },
  'rewards[].kind': {
    given: pays('POINTS'),
    value: 'CODE',
    outcome: labels,
    becomes: ['1 code'],
    from: ['50 points'],
  },
  'rewards[].points': {
    given: pays('POINTS'),
    value: 75,
    outcome: async (values) => (await cases.claimed(values)).points,
    becomes: [75],
    from: [50],
  },
  'rewards[].roles': {
    given: pays('ROLE'),
    value: [roles.other],
    outcome: async (values) => (await cases.claimed(values)).isGiven,
    becomes: true,
    from: false,
  },
  'rewards[].token': {
    given: paysToken,
    value: { currency: 'SOL', mint: '', amount: '2' },
    outcome: due,
    becomes: { mint: null, amount: 2_000_000_000n },
    from: { mint: null, amount: 100_000_000n },
  },
  'rewards[].token.currency': {
    given: paysToken,
    value: 'SPL',
    outcome: (values) => due(values)?.mint,
    becomes: KEEPCOIN,
    from: null,
  },
  'rewards[].token.mint': {
    given: pays('TOKEN', { token: { currency: 'SPL', mint: '', amount: '0.1' } }),
    value: KEEPCOIN,
    outcome: due,
    becomes: { mint: KEEPCOIN, amount: 100_000n },
    from: null,
  },
  'rewards[].token.amount': {
    given: paysToken,
    value: '0.2',
    outcome: (values) => due(values)?.amount,
    becomes: 200_000_000n,
    from: 100_000_000n,
  },
  'rewards[].collection': {
    given: pays('NFT'),
    value: PAID_COLLECTION,
    outcome: (values) => collectionOf(world, guild, cases.reward(values)),
    becomes: PAID_COLLECTION,
    from: null,
  },
  'rewards[].codes': {
    given: pays('CODE'),
    value: ['CASTLE-1'],
    outcome: async (values) => (await cases.claimed(values)).code,
    becomes: 'CASTLE-1',
    from: null,
  },
  'rewards[].other': {
    given: pays('OTHER'),
    value: 'A banner',
    outcome: labels,
    becomes: ['A banner'],
    from: ['Other reward'],
  },
  method: {
    given: { ...asks('TEXT'), validation: 'AUTO' },
    value: 'RAFFLE',
    outcome: (values) => cases.finished(values),
    becomes: 'APPROVED',
    from: 'CLAIMABLE',
  },
  winners: {
    given: { method: 'FCFS' },
    value: 1,
    outcome: cases.isFullAfterOne,
    becomes: true,
    from: false,
  },
  publish: { value: 'LIVE', outcome: cases.isOnBoard, becomes: true, from: false },
  startDate: {
    given: { publish: 'SCHEDULED' },
    value: '2026-11-30',
    outcome: (values) => questOf(values).status,
    becomes: 'SCHEDULED',
    from: 'LIVE',
  },
  startTime: {
    given: scheduled,
    value: '18:30',
    outcome: (values) => questOf(values).startsAt,
    becomes: Date.UTC(2026, 10, 30, 18, 30),
    from: Date.UTC(2026, 10, 30, 12),
  },
  hasEnd: {
    given: over,
    value: true,
    outcome: (values) => questOf(values).status,
    becomes: 'ENDED',
    from: 'LIVE',
  },
  endDate: {
    given: { ...live, hasEnd: true },
    value: '2026-11-19',
    outcome: (values) => questOf(values).status,
    becomes: 'ENDED',
    from: 'LIVE',
  },
  timeZone: {
    given: scheduled,
    value: 'Europe/Berlin',
    outcome: (values) => questOf(values).startsAt,
    becomes: Date.UTC(2026, 10, 30, 11),
    from: Date.UTC(2026, 10, 30, 12),
  },
  isAnnounced: {
    given: live,
    value: true,
    outcome: (values) => announcement(values)?.due.label,
    becomes: '“Say hello” went live',
    from: undefined,
  },
  announceChannelId: {
    given: announced,
    value: posts.channelId,
    outcome: (values) => announcement(values)?.channelId,
    becomes: posts.channelId,
    from: '',
  },
  message: {
    given: announced,
    value: { content: 'A new quest!', embeds: [], buttons: [] },
    outcome: (values) => announcement(values)?.post.message?.content,
    becomes: 'A new quest!',
    from: '',
  },
});
