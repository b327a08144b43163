// @vitest-environment node
import * as fc from 'fast-check';
import { afterEach, beforeEach, expect, test } from 'vitest';
import * as z from 'zod/mini';
import {
  accrualRunsSchema,
  earningSchema,
  estimateSchema,
} from '@/features/earning/accruals/accrual';
import { completeValues } from '@/features/modules/engine/schema';
import type { Values } from '@/features/modules/common-fields/field';
import invite from '@/features/modules/definitions/invite-to-earn/definition';
import tweet from '@/features/modules/definitions/tweet-to-earn/definition';
import { runs } from '@tests/setup/scope';
import { addressOf, join } from '../../testing/claims';
import { createClock } from '../../store/clock';
import { createTestBackend, type TestBackend } from '../../hosts/vitest/testServer';
import type { SocialActRow, XFollowersRow } from '../social-accounts/rows';
import { timelineOf } from '../social-accounts/xTimeline';
import { scriptedChain } from '../../testing/scriptedChain';
import { fundedChain } from '../../testing/treasury';
import { createWorld } from '../../createWorld';
import type { World } from '../../store/world';
import { payAccruals } from '../accruals/accrualPayouts';
import { settleAccruals } from '../accruals/settle';
import { stored } from '../module-settings/modules';
import { isChecked } from '../raids/raidPosts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const BASE = '/api/servers/srv-keep';
const POST = '1790000000000000001';

let backend: TestBackend;
beforeEach(() => {
  backend = createTestBackend({ startChain: async () => scriptedChain() });
  backend.signInAs('member');
});
afterEach(() => backend.close());

const moduleOf = ({ db }: World, slug: string) => {
  const row = db.modules.find((each) => each.serverId === 'srv-keep' && each.slug === slug);
  if (!row) throw new Error(`The seed has no ${slug}.`);
  return row;
};
const look = (world: World) => {
  const guild = world.db.guilds.find(({ id }) => id === 'srv-keep');
  if (guild) settleAccruals(world, guild);
};

/** The member persona has X linked, and the group asks for a reply and a repost. */
function tweeting(world: World, values: Values = {}) {
  // The group begins here, without any past actions.
  world.db.accruals = world.db.accruals.filter(({ module }) => module !== 'tweet-to-earn');
  world.db.socialActs = [];
  const [rule] = moduleOf(world, 'tweet-to-earn').rules;
  const actions = [
    { kind: 'REPLY', points: 50 },
    { kind: 'REPOST', points: 20 },
  ];
  if (!rule) throw new Error('The seed has no group.');
  const [post] = stored(tweet, rule.values).posts;
  rule.values = { ...rule.values, posts: [post], actions, minFollowers: 0, ...values };
  world.db.socials.push({
    userId: 'usr-member',
    platform: 1,
    handle: 'member',
    externalId: 'x-usr-member',
    state: 'LINKED',
    linkedAt: 0,
    isShared: false,
  });
  look(world);
}
function act(world: World, kind: SocialActRow['kind'], text: string | null = null, target = POST) {
  const at = world.clock.now();
  const row = { platform: 1 as const, externalId: 'x-usr-member', kind, target, text, at };
  world.db.socialActs.push(row);
  return world.db.socialActs.at(-1);
}

/** A campaign, and a new member who came by the member persona's link. */
function inviting(world: World, values: Values = {}) {
  const row = { ...moduleOf(world, 'tweet-to-earn'), slug: 'invite-to-earn', enabled: true };
  world.db.modules.push(row);
  for (const order of world.db.orders)
    order.package.items = [
      ...order.package.items,
      { id: 'invite-to-earn', name: 'Invite to earn' },
    ];
  row.rules = [
    {
      id: 'campaign',
      enabled: true,
      version: 1,
      updatedAt: world.clock.now(),
      createdAt: world.clock.now(),
      updatedBy: 'usr-owner',
      values: completeValues(invite.fields, {
        name: 'Bring friends',
        minMessages: 0,
        minAccountAge: 0,
        minStay: 2,
        needsCaptcha: false,
        clawback: 10,
        ...values,
      }),
    },
  ];
  look(world);
  world.db.questInvites.push({
    code: 'mine',
    serverId: 'srv-keep',
    questId: 'campaign',
    userId: 'usr-member',
  });
}
function comes(world: World, userId: string, isFake = false) {
  const at = world.clock.now();
  world.db.questInvited.push({ code: 'mine', userId, at, wasMember: false, isFake });
  const row = { serverId: 'srv-keep', userId, joinedAt: at, leftAt: null, roles: [] };
  world.db.members.push(row);
}
function leaves(world: World, userId: string) {
  const row = world.db.members.find((each) => each.userId === userId);
  if (row) row.leftAt = world.clock.now();
}

const paid = (world: World, module: string) => {
  const ids = new Set(
    world.db.accrualRuns.filter((run) => run.module === module).map(({ id }) => id),
  );
  return world.db.points
    .filter(({ ref, userId }) => userId === 'usr-member' && ids.has(ref ?? ''))
    .reduce((sum, { points }) => sum + points, 0);
};
const after = (ms: number) => {
  backend.world.clock.advance(ms);
  look(backend.world);
  look(backend.world);
};

test('an action on a live post is paid once when its hour is over, and never again', () => {
  const { world } = backend;
  tweeting(world);
  act(world, 'REPLY', 'The gates look wonderful');
  act(world, 'REPOST');
  act(world, 'REPOST');
  act(world, 'REPLY', 'short', '5');
  expect(paid(world, 'tweet-to-earn')).toBe(0);
  after(HOUR);
  expect(paid(world, 'tweet-to-earn')).toBe(70);
  act(world, 'REPOST');
  after(HOUR);
  expect(paid(world, 'tweet-to-earn')).toBe(70);
});

test('an amount cut off by a member’s own limit is listed under that limit, not the budget', () => {
  const { world } = backend;
  tweeting(world, { memberDailyCap: 60 });
  act(world, 'REPLY', 'The gates look wonderful');
  act(world, 'REPOST');
  after(HOUR);
  const run = world.db.accrualRuns.find((each) => each.module === 'tweet-to-earn');
  expect(run).toMatchObject({ points: 60, skipped: { MEMBER_LIMIT: 1 } });
  expect(run?.skipped).not.toHaveProperty('BUDGET');
});

test('a reply that is too short and a repost after the window pay nothing', () => {
  const { world } = backend;
  tweeting(world, { window: '6H' });
  act(world, 'REPLY', 'gm');
  after(7 * HOUR);
  act(world, 'REPOST');
  after(HOUR);
  expect(paid(world, 'tweet-to-earn')).toBe(0);
  expect(world.db.accrualRuns.at(-1)?.skipped).toMatchObject({ SHORT: 1 });
});

/** Sets facts about the member's account that X returns. */
const says = ({ db }: World, facts: Partial<XFollowersRow>) =>
  db.xFollowers.push({ externalId: 'x-usr-member', followers: 100, ...facts });

test.each([
  ['X_NEW', {}, { createdAt: Date.now() - 10 * DAY }],
  ['X_PROTECTED', {}, { isProtected: true }],
  ['X_PICTURE', {}, { hasPicture: false }],
  ['X_UNVERIFIED', { needsVerified: true }, {}],
  ['ACCOUNT', { minFollowers: 101 }, {}],
])('an action on X pays nothing when its account is skipped as %s', (reason, values, facts) => {
  const { world } = backend;
  tweeting(world, values);
  says(world, facts);
  act(world, 'REPOST');
  after(HOUR);
  expect(paid(world, 'tweet-to-earn')).toBe(0);
  expect(world.db.accrualRuns.at(-1)?.skipped).toEqual({ [reason]: 1 });
});

test('an account stored by an earlier version, without the newer facts, counts', () => {
  const { world } = backend;
  tweeting(world);
  says(world, {});
  act(world, 'REPOST');
  after(HOUR);
  expect(paid(world, 'tweet-to-earn')).toBe(20);
});

test.each([
  ['en', 50],
  ['de', 0],
  [undefined, 0],
])('a reply in language %s pays %i points where the group requires English', (lang, points) => {
  const { world } = backend;
  tweeting(world, { replyLanguage: 'en' });
  const row = act(world, 'REPLY', 'The gates look wonderful');
  if (row && lang !== undefined) row.lang = lang;
  after(HOUR);
  expect(paid(world, 'tweet-to-earn')).toBe(points);
});

test('following pays once for each account of the group', () => {
  const { world } = backend;
  const handles = ['castlebots', 'Moat', 'Tower'];
  tweeting(world, { handles, actions: [{ kind: 'FOLLOW', points: 30 }] });
  for (const target of ['CastleBots', 'moat', 'moat', 'stranger'])
    act(world, 'FOLLOW', null, target);
  after(HOUR);
  expect(paid(world, 'tweet-to-earn')).toBe(60);
  act(world, 'FOLLOW', null, 'castlebots');
  after(HOUR);
  expect(paid(world, 'tweet-to-earn')).toBe(60);
});

test('a follow that an earlier version paid is not paid again', () => {
  const { world } = backend;
  tweeting(world, { actions: [{ kind: 'FOLLOW', points: 30 }] });
  act(world, 'FOLLOW', null, 'castlebots');
  after(HOUR);
  const run = world.db.accrualRuns.find(({ module }) => module === 'tweet-to-earn');
  for (const line of run?.lines ?? []) line.of = { FOLLOW: 30 };
  act(world, 'FOLLOW', null, 'castlebots');
  after(HOUR);
  expect(paid(world, 'tweet-to-earn')).toBe(30);
});

test('a post of an account outside the group pays nothing', () => {
  const { world } = backend;
  const url = `https://x.com/stranger/status/${POST}`;
  tweeting(world, { posts: [{ url, title: 'A post', status: 'LIVE' }] });
  act(world, 'REPOST');
  after(HOUR);
  expect(paid(world, 'tweet-to-earn')).toBe(0);
});

test.each([
  ['API', 'REPOST', 0],
  ['SELF_ATTEST', 'LIKE', 20],
] as const)('with %s verification, a deleted %s pays %i points', (verification, kind, points) => {
  const { world } = backend;
  tweeting(world, { actions: [{ kind, points: 20, verification }] });
  const row = act(world, kind);
  if (row) row.goneAt = world.clock.now() + 1;
  after(HOUR);
  expect(paid(world, 'tweet-to-earn')).toBe(points);
});

test('about one in five sampled actions is checked, the same actions each time', () => {
  const action = { kind: 'REPLY', verification: 'SAMPLED' };
  const acts = Array.from({ length: 1000 }, (_, at) => ({
    platform: 1 as const,
    externalId: `x-${String(at)}`,
    kind: 'REPLY' as const,
    target: POST,
    text: 'gm',
    at,
  }));
  const checked = acts.filter((each) => isChecked(action, each));
  expect(checked.length).toBeGreaterThan(150);
  expect(checked.length).toBeLessThan(250);
  expect(acts.filter((each) => isChecked(action, each))).toEqual(checked);
});

test('new posts of the accounts go live when posted, and pay like those the team adds', () => {
  const { world } = backend;
  tweeting(world, { source: 'AUTO', postTitle: 'News of {tweet.author}' });
  const now = world.clock.now();
  const post = timelineOf('castlebots', now, now + 9 * DAY).find(({ kind }) => kind === 'POST');
  if (!post) throw new Error('The timeline has no post.');
  world.clock.advance(post.at + 60_000 - now);
  look(world);
  act(world, 'REPOST', null, post.id);
  after(HOUR);
  expect(paid(world, 'tweet-to-earn')).toBe(20);
  const names = world.db.accrualRuns.map(({ name }) => name);
  expect(names).toContain('Castle news: News of @castlebots');
});

test('posts from while the group was off, or from before its setup, pay nothing', () => {
  const { world } = backend;
  tweeting(world, { source: 'AUTO' });
  moduleOf(world, 'tweet-to-earn').enabled = false;
  const now = world.clock.now();
  const posts = timelineOf('castlebots', now - 9 * DAY, now + 9 * DAY);
  after(9 * DAY);
  moduleOf(world, 'tweet-to-earn').enabled = true;
  for (const { id } of posts) act(world, 'REPOST', null, id);
  after(HOUR);
  expect(paid(world, 'tweet-to-earn')).toBe(0);
});

test('the reward of an action deleted too soon is revoked, once', () => {
  const { world } = backend;
  tweeting(world);
  const row = act(world, 'REPOST');
  after(HOUR);
  expect(paid(world, 'tweet-to-earn')).toBe(20);
  if (row) row.goneAt = world.clock.now();
  after(2 * HOUR);
  expect(paid(world, 'tweet-to-earn')).toBe(0);
});

test('while X is down nothing is decided, and the action is paid later', () => {
  const { world } = backend;
  tweeting(world);
  act(world, 'REPOST');
  world.db.platforms = [{ platform: 1, state: 'down' }];
  after(2 * HOUR);
  expect(paid(world, 'tweet-to-earn')).toBe(0);
  world.db.platforms = [];
  after(HOUR);
  expect(paid(world, 'tweet-to-earn')).toBe(20);
});

test('a pool is split when the post is over', () => {
  const { world } = backend;
  const pool = { currency: 'POINTS', amount: '300' };
  tweeting(world, { method: 'POOL_SPLIT', pool, window: '6H' });
  act(world, 'REPOST');
  after(2 * HOUR);
  expect(paid(world, 'tweet-to-earn')).toBe(0);
  after(6 * HOUR);
  expect(paid(world, 'tweet-to-earn')).toBe(300);
});

test('a pool of SOL is split to the base unit when the post is over, as a line for the ledger wallet', () => {
  const { world } = backend;
  const pool = { currency: 'SOL', mint: '', amount: '0.5' };
  tweeting(world, { method: 'POOL_SPLIT', pool, window: '6H' });
  act(world, 'REPOST');
  after(8 * HOUR);
  const runsOf = () => world.db.accrualRuns.filter(({ module }) => module === 'tweet-to-earn');
  expect(runsOf()).toMatchObject([
    { mint: null, amount: '500000000', points: 0, lines: [{ amount: '500000000', points: 0 }] },
  ]);
  expect(paid(world, 'tweet-to-earn')).toBe(0);
  after(8 * HOUR);
  expect(runsOf()).toHaveLength(1);
});

test('a pool share is sent from the ledger wallet once, after the member links a wallet', async () => {
  backend.close();
  backend = createTestBackend({ startChain: fundedChain });
  const { world } = backend;
  world.db.linkedWallets = world.db.linkedWallets.filter(({ userId }) => userId !== 'usr-member');
  const pool = { currency: 'SOL', mint: '', amount: '0.5' };
  tweeting(world, { method: 'POOL_SPLIT', pool, window: '6H' });
  act(world, 'REPOST');
  after(8 * HOUR);
  await payAccruals(world);
  backend.signInAs('member');
  const answer = await backend.send('GET', '/api/earning/engage-to-earn/solana-keep');
  const { rules } = z.object({ data: earningSchema }).parse(await answer.json()).data;
  expect(rules.find(({ title }) => title === 'Castle news')).toMatchObject({
    why: 'Link a wallet to receive your share of a pool.',
    details: [{ label: 'Waiting', value: '0.5 SOL: link a wallet to receive it' }],
  });
  join(world, 'srv-keep', 'usr-member');
  await Promise.all([payAccruals(world), payAccruals(world)]);
  await payAccruals(world);
  const made = world.db.payouts.filter(({ userId, label }) => {
    return userId === 'usr-member' && label.includes('Castle news');
  });
  expect(made).toMatchObject([
    { mint: null, amount: '500000000', address: addressOf('usr-member') },
  ]);
});

test('an invite pays once the invited member has stayed, and is revoked when they leave too soon', () => {
  const { world } = backend;
  inviting(world);
  comes(world, 'usr-a');
  comes(world, 'usr-fake', true);
  after(DAY);
  expect(paid(world, 'invite-to-earn')).toBe(0);
  after(DAY + HOUR);
  expect(paid(world, 'invite-to-earn')).toBe(50);
  leaves(world, 'usr-a');
  after(2 * HOUR);
  expect(paid(world, 'invite-to-earn')).toBe(0);
});

test('an invite over the daily limit is paid the next day, together with its milestone', () => {
  const { world } = backend;
  const milestones = [{ count: 2, reward: 200, roles: [] }];
  inviting(world, { minStay: 0, dailyCap: 1, milestones });
  comes(world, 'usr-a');
  comes(world, 'usr-b');
  after(HOUR);
  expect(paid(world, 'invite-to-earn')).toBe(50);
  after(DAY);
  expect(paid(world, 'invite-to-earn')).toBe(300);
});

test('members see their counted actions, and owners see payouts and an estimate', async () => {
  const { world } = backend;
  tweeting(world);
  inviting(world);
  act(world, 'REPOST');
  const read = async <T>(data: z.ZodMiniType<T>, path: string, body?: unknown) => {
    const answer = await backend.send(body === undefined ? 'GET' : 'POST', path, body);
    return z.object({ data }).parse(await answer.json()).data;
  };
  const { rules } = await read(earningSchema, '/api/earning/engage-to-earn/solana-keep');
  expect(rules).toEqual(
    expect.arrayContaining([
      expect.objectContaining({
        title: 'Castle news',
        next: 20,
        why: null,
        details: [
          expect.objectContaining({ label: 'Post', url: `https://x.com/i/status/${POST}` }),
        ],
      }),
      expect.objectContaining({ title: 'Bring friends', counted: '0 invites so far' }),
    ]),
  );
  after(HOUR);
  backend.signInAs('owner');
  const list = await read(accrualRunsSchema, `${BASE}/accrual-runs?module=tweet-to-earn`);
  expect(list.items[0]).toMatchObject({ name: 'Castle news: The gates are open', points: 20 });
  const [campaign] = moduleOf(world, 'invite-to-earn').rules;
  const values = {
    ...campaign?.values,
    channelId: moduleOf(world, 'tweet-to-earn').rules[0]?.values['channelId'],
  };
  const told = await read(estimateSchema, `${BASE}/accruals/estimate`, {
    module: 'invite-to-earn',
    ruleId: 'campaign',
    values,
  });
  expect(told.cases[1]?.sentence).toBe(
    'A member who invites 5 qualifying members would earn 250 points.',
  );
});

test('members see how actions are checked, the instructions, and why an action does not count', async () => {
  const { world } = backend;
  tweeting(world, {
    actions: [
      { kind: 'REPLY', points: 50 },
      { kind: 'LIKE', points: 1, verification: 'SELF_ATTEST' },
      { kind: 'FOLLOW', points: 5, verification: 'SAMPLED' },
    ],
    handles: ['castlebots', 'moat'],
  });
  act(world, 'REPLY', 'gm');
  const answer = await backend.send('GET', '/api/earning/engage-to-earn/solana-keep');
  const { rules } = z.object({ data: earningSchema }).parse(await answer.json()).data;
  expect(rules.find(({ title }) => title === 'Castle news')).toMatchObject({
    pays: 'Reply: 50 points (verified), Like: 1 point (trusted), Follow @castlebots, @moat: 5 points each (sampled).',
    details: [
      { value: 'The gates are open', text: 'Tell us in a reply what you would build first.' },
      {
        label: 'Doesn’t count: reply (The gates are open)',
        value: 'The text is too short.',
      },
    ],
  });
});

const histories = fc.array(
  fc.record({
    what: fc.constantFrom('REPLY', 'REPOST', 'delete', 'come', 'leave', 'look'),
    who: fc.nat(5),
    minutes: fc.integer({ min: 0, max: 900 }),
  }),
  { minLength: 5, maxLength: 30 },
);

test('over random histories, lines match the ledger, nothing is paid twice and limits hold', () => {
  fc.assert(
    fc.property(histories, (history) => {
      const world = createWorld({
        snapshot: undefined,
        clock: createClock(0, () => Date.UTC(2026, 4, 1, 10, 20)),
        startChain: async () => scriptedChain(),
      });
      tweeting(world, { window: '3D', memberDailyCap: 60, penaltyWithin: 86_400 });
      inviting(world, { minStay: 0, dailyCap: 2, clawback: 1 });
      for (const { what, who, minutes } of history) {
        if (what === 'REPLY' || what === 'REPOST') act(world, what, `Reply number ${String(who)}`);
        const last = world.db.socialActs.at(-1);
        if (what === 'delete' && last) last.goneAt ??= world.clock.now();
        if (
          what === 'come' &&
          !world.db.members.some(({ userId }) => userId === `usr-x${String(who)}`)
        )
          comes(world, `usr-x${String(who)}`);
        if (what === 'leave') leaves(world, `usr-x${String(who)}`);
        world.clock.advance(minutes * 60_000);
        if (what === 'look') look(world);
      }
      look(world);
      const all = world.db.accrualRuns.filter(({ module }) => /^(tweet|invite)/.test(module));
      for (const run of all) {
        const sum = world.db.points
          .filter(({ ref }) => ref === run.id)
          .reduce((of, { points }) => of + points, 0);
        expect(sum).toBe(run.points);
      }
      const days = new Map<string, number>();
      const keys: string[] = [];
      for (const { module, about, lines, to } of all) {
        for (const { userId, points, of = {} } of lines) {
          keys.push(
            ...Object.keys(of).map((key) => `${String(about === 'BACK')} ${userId} ${key}`),
          );
          const day = `${module} ${userId} ${String(Math.floor((to - 1) / DAY))}`;
          if (about !== 'BACK') days.set(day, (days.get(day) ?? 0) + points);
        }
      }
      expect(new Set(keys).size).toBe(keys.length);
      for (const [day, points] of days)
        expect(points).toBeLessThanOrEqual(day.startsWith('tweet') ? 60 : 100);
      expect(paid(world, 'tweet-to-earn')).toBeGreaterThanOrEqual(0);
      expect(paid(world, 'invite-to-earn')).toBeGreaterThanOrEqual(0);
    }),
    { numRuns: runs(8) },
  );
});
