import { createTweetCases, LIVE, type CaseAct } from '@/mock-api/testing/tweets';
import { isChecked, newPosts, postsOf } from '@/mock-api/domains/raids/raidPosts';
import { tokens } from '@/mock-api/domains/market/market';
import { timelineOf } from '@/mock-api/domains/social-accounts/xTimeline';
import type { Values } from '../../common-fields/field';
import { describeEffects } from '../../testing/effectCases';
import spec from './definition';
import type { TweetGroup } from './fields';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

const cases = await createTweetCases();
const channel = cases.guild.channels[0]?.id ?? '';
const role = cases.guild.roles[0]?.id ?? '';
const USDC = tokens[1]?.mint ?? '';

const post = {
  url: 'https://x.com/castlebots/status/100',
  title: 'A post',
  description: '',
  status: 'LIVE',
};
const given = { posts: [post], actions: [{ kind: 'REPLY', points: 50 }] };
const reply: CaseAct = { kind: 'REPLY', text: 'The gates look wonderful', lang: 'en' };
const second: CaseAct = { ...reply, by: 'x-second', text: 'I would build a bakery', after: 2 };

/** Points of both members. */
const points =
  (acts: readonly CaseAct[] = [reply, second], facts = {}) =>
  (values: Values) =>
    cases.paid(values, acts, facts).points;
const firstRun = (values: Values) => cases.paid(values, [reply]).runs[0];

const automatic = { ...given, source: 'AUTO', handles: ['castlebots'] };
/** What a group takes of a month of the account's posts. */
const taken = (values: TweetGroup) => newPosts(values, LIVE - 30 * DAY, LIVE);
const [found] = timelineOf('castlebots', LIVE - 30 * DAY, LIVE);
const foundPost = (values: TweetGroup) => postsOf(values, { [`live:${found?.id ?? ''}`]: LIVE })[0];

/** A deleted reply that is none of those that are checked where only some are. */
const unsampled = [1, 2, 3, 4, 5, 6]
  .map((after): CaseAct => Object.assign({}, reply, { after, goneAt: LIVE + after * HOUR + 1 }))
  .find(({ after = 0 }) => {
    const row = { platform: 1, externalId: 'x-first', kind: 'REPLY', target: '100' } as const;
    const action = { kind: 'REPLY', verification: 'SAMPLED' };
    return !isChecked(action, { ...row, text: '', at: LIVE + after * HOUR });
  });
const pool = { ...given, method: 'POOL_SPLIT', memberDailyCap: 0 };
const limited = { ...given, hasBudget: true };

describeEffects(spec, {
  name: {
    given,
    value: 'Fans',
    outcome: (values) => firstRun(values)?.name,
    becomes: 'Fans: A post',
    from: ': A post',
  },
  handles: { given, value: ['moat'], outcome: points(), becomes: [0, 0], from: [50, 50] },
  source: {
    given: { ...given, handles: ['castlebots'] },
    value: 'AUTO',
    outcome: points(),
    becomes: [0, 0],
    from: [50, 50],
  },
  posts: { given, value: [post], outcome: points(), becomes: [50, 50], from: [0, 0] },
  'posts[].url': { given, value: post.url, outcome: points(), becomes: [50, 50], from: [0, 0] },
  'posts[].title': {
    given,
    value: 'Town hall',
    outcome: (values) => firstRun(values)?.name,
    becomes: ': Town hall',
    from: ': ',
  },
  'posts[].description': {
    given,
    value: 'Tell us what you would build.',
    outcome: (values) => {
      const [detail] = cases.read(values)?.details ?? [];
      return detail && 'text' in detail ? detail.text : undefined;
    },
    becomes: 'Tell us what you would build.',
    from: null,
  },
  'posts[].status': { given, value: 'LIVE', outcome: points(), becomes: [50, 50], from: [0, 0] },
  includesReposts: {
    given: automatic,
    value: true,
    outcome: (values) => taken(values).some(({ kind }) => kind === 'REPOST'),
    becomes: true,
    from: false,
  },
  includesReplies: {
    given: automatic,
    value: true,
    outcome: (values) => taken(values).some(({ kind }) => kind === 'REPLY'),
    becomes: true,
    from: false,
  },
  keywords: {
    given: automatic,
    value: ['#MARKET'],
    outcome: (values) =>
      taken(values).length > 0 && taken(values).every(({ text }) => text.includes('#market')),
    becomes: true,
    from: false,
  },
  postTitle: {
    given: automatic,
    value: 'News from {tweet.author}',
    outcome: (values) => foundPost(values)?.title,
    becomes: 'News from @castlebots',
    from: 'New post of @castlebots',
  },
  postDescription: {
    given: automatic,
    value: 'Reply with an idea.',
    outcome: (values) => foundPost(values)?.description,
    becomes: 'Reply with an idea.',
    from: found?.text,
  },
  channelId: {
    given,
    value: channel,
    outcome: (values) => cases.announced(values)?.channelId,
    becomes: channel,
    from: '',
  },
  message: {
    given,
    value: { content: 'A new post!', embeds: [], buttons: [] },
    outcome: (values) => cases.announced(values)?.post.message?.content,
    becomes: 'A new post!',
    from: '',
  },
  mentionRoles: {
    given,
    value: [role],
    outcome: (values) => cases.announced(values)?.post.mentions,
    becomes: [role],
    from: [],
  },
  actions: {
    given,
    value: [{ kind: 'REPLY', points: 20, verification: 'API', text: '' }],
    outcome: points(),
    becomes: [20, 20],
    from: [0, 0],
  },
  'actions[].kind': {
    given,
    value: 'REPOST',
    outcome: points([{ kind: 'REPOST' }]),
    becomes: [50, 0],
    from: [0, 0],
  },
  'actions[].points': { given, value: 70, outcome: points(), becomes: [70, 70], from: [50, 50] },
  'actions[].verification': {
    given,
    value: 'SAMPLED',
    outcome: points(unsampled ? [unsampled] : []),
    becomes: [50, 0],
    from: [0, 0],
  },
  'actions[].text': {
    given: { ...given, actions: [{ kind: 'POST_WITH_TEXT', points: 50 }] },
    value: '#castle',
    outcome: points([{ ...reply, kind: 'POST' }]),
    becomes: [0, 0],
    from: [50, 0],
  },
  multiplier: { given, value: 1.5, outcome: points(), becomes: [75, 75], from: [50, 50] },
  minChars: {
    given,
    value: 0,
    outcome: points([{ ...reply, text: 'gm' }]),
    becomes: [50, 0],
    from: [0, 0],
  },
  mustContain: { given, value: ['bakery'], outcome: points(), becomes: [0, 50], from: [50, 50] },
  mustNotContain: {
    given,
    value: ['bakery'],
    outcome: points(),
    becomes: [50, 0],
    from: [50, 50],
  },
  refusesDuplicates: {
    given,
    value: false,
    outcome: points([reply, { ...second, text: 'The gates look WONDERFUL' }]),
    becomes: [50, 50],
    from: [50, 0],
  },
  replyLanguage: {
    given,
    value: 'de',
    outcome: points([reply, { ...second, lang: 'de' }]),
    becomes: [0, 50],
    from: [50, 50],
  },
  penaltyWithin: {
    given,
    value: 0,
    outcome: points([{ ...reply, goneAt: LIVE + 3 * HOUR }]),
    becomes: [50, 0],
    from: [0, 0],
  },
  minFollowers: {
    given,
    value: 0,
    outcome: points([reply], { followers: 9 }),
    becomes: [50, 0],
    from: [0, 0],
  },
  minAgeDays: {
    given,
    value: 7,
    outcome: points([reply], { createdAt: LIVE - 10 * DAY }),
    becomes: [50, 0],
    from: [0, 0],
  },
  needsVerified: { given, value: true, outcome: points([reply]), becomes: [0, 0], from: [50, 0] },
  needsPublic: {
    given,
    value: false,
    outcome: points([reply], { isProtected: true }),
    becomes: [50, 0],
    from: [0, 0],
  },
  needsAvatar: {
    given,
    value: false,
    outcome: points([reply], { hasPicture: false }),
    becomes: [50, 0],
    from: [0, 0],
  },
  window: { given, value: '1H', outcome: points(), becomes: [50, 0], from: [50, 50] },
  customWindow: {
    given: { ...given, window: 'CUSTOM' },
    value: 3600,
    outcome: points(),
    becomes: [50, 0],
    from: [50, 50],
  },
  firstN: { given, value: 1, outcome: points(), becomes: [50, 0], from: [50, 50] },
  method: {
    given: { ...given, winners: 1 },
    value: 'FCFS',
    outcome: points(),
    becomes: [50, 0],
    from: [50, 50],
  },
  winners: {
    given: { ...given, method: 'FCFS' },
    value: 1,
    outcome: points(),
    becomes: [50, 0],
    from: [50, 50],
  },
  pool: {
    given: pool,
    value: { currency: 'POINTS', mint: '', amount: '300' },
    outcome: points(),
    becomes: [150, 150],
    from: [500, 500],
  },
  'pool.currency': {
    given: pool,
    value: 'SOL',
    outcome: (values) => firstRun(values)?.amount,
    becomes: '1000000000000',
    from: undefined,
  },
  'pool.mint': {
    given: { ...pool, pool: { currency: 'SPL', amount: '2.5' } },
    value: USDC,
    outcome: (values) => [firstRun(values)?.mint, firstRun(values)?.amount],
    becomes: [USDC, '2500000'],
    from: ['', '0'],
  },
  'pool.amount': {
    given: pool,
    value: '30',
    outcome: points(),
    becomes: [15, 15],
    from: [500, 500],
  },
  review: { given, value: 'MANUAL', outcome: points(), becomes: [0, 0], from: [50, 50] },
  memberDailyCap: { given, value: 30, outcome: points(), becomes: [30, 30], from: [50, 50] },
  hasBudget: {
    given: { ...given, budget: '20', postBudget: '20' },
    value: true,
    outcome: points([reply]),
    becomes: [20, 0],
    from: [50, 0],
  },
  budget: {
    given: limited,
    value: '20',
    outcome: points([reply]),
    becomes: [20, 0],
    from: [50, 0],
  },
  postBudget: {
    given: limited,
    value: '20',
    outcome: points([reply]),
    becomes: [20, 0],
    from: [50, 0],
  },
  poolBudget: {
    given: { ...pool, pool: { currency: 'SOL', amount: '3' }, hasBudget: true },
    value: '1.25',
    outcome: (values) => firstRun(values)?.amount,
    becomes: '1250000000',
    from: '3000000000',
  },
});
