// @vitest-environment node
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { changedWithOrders } from '@/features/billing/orders/orderNews';
import type { DataKind } from '@/shared/api/dataKinds';
import { tagsChanged, tagsShown, type Change } from '@/shared/api/tags';
import { settleAccruals } from './domains/accruals/settle';
import { settleBadges } from './domains/badge-awards/award';
import { earn } from './domains/claims/earn';
import { addressOf, change, join } from './testing/claims';
import { concerns } from './testing/concerns';
import { isFull, limitMs } from '@tests/setup/scope';
import { createTestBackend, type TestBackend } from './hosts/vitest/testServer';
import { declared, type Declared } from './openapi/declared';
import { moneyWrites, type Write } from './testing/moneyWrites';
import { fundedChain } from './testing/treasury';
import type { World } from './store/world';

/*
 * What a call changes is declared beside it (`changes`). Here the embedded back end says whether that is all: each
 * read whose answer differs after the call must show one of the kinds that the call declares.
 */
const SERVER = 'srv-keep';
const moduleOf = (world: World, slug: string, server = SERVER) =>
  world.db.modules.find((row) => row.serverId === server && row.slug === slug);
const terms = {
  isOn: true,
  mint: null,
  unitsPerPoint: '100000',
  least: 50,
  most: 5000,
  coolDownHours: 0,
  approvalAbove: '1',
  memberDaily: null,
  serverDaily: null,
  approvers: 'TREASURERS',
};
const firstRule = (world: World, slug: string) => moduleOf(world, slug)?.rules[0];

const pendingOrder = ({ db }: World) =>
  db.orders.find((row) => row.serverId === SERVER && row.status === 'PENDING');
let wallet = '';

/** Calls of all kinds, one after another, by who makes them. */
const writes: readonly ((world: World) => Write)[] = [
  // Money
  () => ({
    id: 'placeOrder',
    as: 'owner',
    body: { discordServerId: SERVER, packageId: 'pkg-gold', subscriptionType: 'QUARTERLY' },
  }),
  (world) => ({ id: 'cancelOrder', as: 'owner', params: { id: pendingOrder(world)?.id ?? '' } }),
  () => ({
    id: 'updateClaimPolicy',
    as: 'owner',
    params: { id: SERVER },
    body: { ...terms, version: 1 },
  }),
  // Modules and rules
  (world) => ({
    id: 'updateModule',
    as: 'owner',
    params: { id: SERVER, slug: 'welcome-message' },
    body: {
      version: moduleOf(world, 'welcome-message')?.version ?? 0,
      enabled: false,
      values: moduleOf(world, 'welcome-message')?.values ?? {},
    },
  }),
  (world) => ({
    id: 'updateQuestStage',
    as: 'owner',
    params: { id: SERVER, ruleId: firstRule(world, 'quest')?.id ?? '' },
    body: { action: 'PAUSE', version: firstRule(world, 'quest')?.version ?? 0 },
  }),
  (world) => {
    const rule = firstRule(world, 'quest');
    return {
      id: 'updateRule',
      as: 'owner',
      params: { id: SERVER, slug: 'quest', ruleId: rule?.id ?? '' },
      body: { version: rule?.version ?? 0, enabled: false, values: rule?.values ?? {} },
    };
  },
  (world) => ({
    id: 'createRule',
    as: 'owner',
    params: { id: SERVER, slug: 'quest' },
    body: {
      enabled: true,
      values: { ...firstRule(world, 'quest')?.values, name: 'Another one' },
    },
  }),
  () => ({
    id: 'createQuestCategory',
    as: 'owner',
    params: { id: SERVER },
    body: { set: 'FIRST_WEEK' },
  }),
  (world) => ({
    id: 'resetModule',
    as: 'owner',
    params: { id: SERVER },
    body: { slug: moduleOf(world, 'welcome-message')?.slug, name: 'Welcome message' },
  }),
  // Team and settings
  () => ({
    id: 'grantAccess',
    as: 'owner',
    params: { id: SERVER },
    body: { username: 'milo', role: 'editor' },
  }),
  () => ({ id: 'revokeAccess', as: 'owner', params: { id: SERVER, grantId: 'usr-4.editor' } }),
  () => ({
    id: 'updateReviewReasons',
    as: 'owner',
    params: { id: SERVER },
    body: { reasons: ['Blurred picture'] },
  }),
  // Members
  () => ({
    id: 'createMemberNote',
    as: 'owner',
    params: { id: SERVER, memberId: 'usr-member' },
    body: { text: 'Helps newcomers' },
  }),
  () => ({
    id: 'adjustPoints',
    as: 'owner',
    params: { id: SERVER, memberId: 'usr-member' },
    body: { points: 5, reason: 'For a talk', section: 'task-to-earn' },
  }),
  (world) => ({
    id: 'runHolderRule',
    as: 'owner',
    params: { id: SERVER, ruleId: firstRule(world, 'holder-verification')?.id ?? '' },
  }),
  ({ db }) => {
    const row = db.submissions.find(
      (each) => each.serverId === SERVER && each.state === 'IN_REVIEW',
    );
    return {
      id: 'decideSubmission',
      as: 'owner',
      params: { id: SERVER, submissionId: row?.id ?? '' },
      body: { verdict: 'APPROVE', version: row?.version ?? 0 },
    };
  },
  ({ clock }) => ({
    id: 'createSeason',
    as: 'owner',
    params: { id: SERVER },
    body: {
      name: 'Autumn',
      prize: '',
      winners: 3,
      startsAt: new Date(clock.now() + 400 * 86_400_000).toISOString(),
      endsAt: new Date(clock.now() + 430 * 86_400_000).toISOString(),
    },
  }),
  () => ({
    id: 'createMessageTemplate',
    as: 'owner',
    params: { id: SERVER },
    body: { name: 'Rules', message: { content: 'Be kind.', embeds: [] } },
  }),
  (world) => ({
    id: 'deleteRule',
    as: 'owner',
    params: { id: SERVER, slug: 'quest', ruleId: firstRule(world, 'quest')?.id ?? '' },
  }),
  // Wallets
  ({ db }) => ({
    id: 'updateProjectWallet',
    as: 'owner',
    params: {
      id: SERVER,
      walletId: db.projectWallets.find((row) => row.serverId === SERVER)?.id ?? '',
    },
    body: { label: 'Spending' },
  }),
  () => ({
    id: 'unlinkSocial',
    as: 'member',
    params: { platform: '2' },
  }),
  () => ({ id: 'unlinkWallet', as: 'member', params: { walletId: 'wal-second' } }),
  // A member's own
  () => ({
    id: 'pinServer',
    as: 'member',
    params: { slug: 'solana-keep' },
    body: { isPinned: true },
  }),
  () => ({ id: 'recheckRoles', as: 'member', params: { slug: 'solana-keep' } }),
  () => ({
    id: 'updateNotificationPreference',
    as: 'member',
    body: { event: 'REVIEW', way: 'BELL', isOn: false },
  }),
  () => ({ id: 'markNotificationsRead', as: 'member', body: { site: 'user' } }),
  ({ db }) => ({
    id: 'updateMyProfile',
    as: 'member',
    body: {
      displayName: 'Milo the Mason',
      bio: '',
      website: '',
      visibility: 'HIDDEN',
      shown: { points: false, activity: false, servers: false, socials: false, wallets: false },
      version: db.profiles.find((row) => row.userId === 'usr-member')?.version ?? 0,
    },
  }),
  ({ db }) => ({
    id: 'updateLinkedWallet',
    as: 'member',
    params: { walletId: db.linkedWallets.find((row) => row.userId === 'usr-member')?.id ?? '' },
    body: { name: 'Cold' },
  }),
  () => ({
    id: 'createClaim',
    as: 'member',
    params: { section: 'task-to-earn', slug: 'solana-keep' },
    body: {
      key: 'an-intent-of-a-member',
      points: 100,
      mint: null,
      amount: '10000000',
      address: wallet,
      after: null,
    },
  }),
  // Platform staff
  () => ({
    id: 'updatePackageStatus',
    as: 'staff',
    params: { id: 'pkg-gold', status: 'DISABLED' },
  }),
  ({ db }) => ({
    id: 'updateFlag',
    as: 'staff',
    params: { flagId: 'POINT_CLAIMS' },
    body: {
      state: 'OFF',
      serverIds: [],
      version: db.flags.find(({ id }) => id === 'POINT_CLAIMS')?.version ?? 0,
    },
  }),
  () => ({ id: 'startResync', as: 'staff', body: { serverId: SERVER } }),
  () => ({
    id: 'decideAmbassador',
    as: 'staff',
    params: { ambassadorId: 'usr-ambassador' },
    body: { state: 'SUSPENDED', seen: 'ACTIVE', reason: 'Asked for a break' },
  }),
  () => ({
    id: 'applyAsAmbassador',
    as: 'member',
    body: {
      motivation: 'I write about Solana every week.',
      channels: 'On X',
      audience: '1000',
      language: 'en',
    },
  }),
];

const calls = new Map(declared.map((call) => [call.id, call]));
/** What no call changes: the market, Discord, and reports, which end with yesterday. */
const FROM_ELSEWHERE: readonly DataKind[] = ['Market', 'Discord', 'Reports'];
/** Signing out, and a file of one's data, which is made when it is asked for. */
const NEVER_ON_SHOW = new Set(['logOut', 'exportAccount']);
const reads = declared.filter(
  ({ id, endpoint: { method, download, shows = [] } }) =>
    method === 'GET' &&
    download === undefined &&
    !NEVER_ON_SHOW.has(id) &&
    !shows.some((kind) => FROM_ELSEWHERE.includes(kind)),
);

/**
 * Gives due points and badges. The first read of a server gives them, which would look like a change between two reads.
 */
const giveBadges = (world: World) => {
  for (const guild of world.db.guilds) {
    settleAccruals(world, guild);
    settleBadges(world, guild);
  }
};

let backend: TestBackend;
beforeAll(() => {
  // Answers tell times, which are no change.
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
  backend = createTestBackend({ startChain: fundedChain });
});
afterAll(() => {
  vi.useRealTimers();
  backend.close();
});

const callOf = (id: string): Declared => {
  const call = calls.get(id);
  if (!call) throw new Error(`No call is named ${id}.`);
  return call;
};

const queries: Readonly<Record<string, string>> = {
  listNotifications: '?site=user',
  searchAssets: '?of=asset',
};
const fill = (path: string, params: Readonly<Record<string, string>>) =>
  `/api${path.replaceAll(/\{(\w+)\}/g, (_, name: string) => params[name] ?? 'none')}`;

/** Addresses of what a call is about, and of what may be on show beside it. */
function paramsOf(
  path: string,
  { params = {}, on = SERVER }: Write,
): Readonly<Record<string, string>> {
  const server = params['id']?.startsWith('srv-') ? params['id'] : on;
  const isOfPackage = path.startsWith('/get-package');
  return {
    ...params,
    id: isOfPackage ? 'pkg-gold' : server,
    serverId: server,
    slug: path.includes('/modules/') ? (params['slug'] ?? 'quest') : 'solana-keep',
    serverSlug: 'solana-keep',
    questSlug: 'through-the-gate',
    section: 'task-to-earn',
    memberId: 'usr-member',
    username: 'milo',
    linkId: 'lnk-keepweekly',
  };
}

/** Answers by the address of the read; null for what the caller may not read, which is not on show. */
type Answers = Map<string, { id: string; tags: readonly Change[]; text: string | null }>;

/** What the caller sees of everything there is to read, less what `known` says of it already. */
async function answersTo(write: Write, known: Answers = new Map()): Promise<Answers> {
  const answers: Answers = new Map();
  for (const read of reads) {
    const { path } = read.endpoint;
    const params = paramsOf(path, write);
    const address = fill(path, params) + (queries[read.id] ?? '');
    const earlier = known.get(address);
    if (earlier) {
      answers.set(address, earlier);
      continue;
    }
    const answer = await backend.send('GET', address);
    const text = await answer.text();
    const tags = tagsShown(read.endpoint, { params });
    answers.set(address, { id: read.id, tags, text: answer.status === 200 ? text : null });
  }
  return answers;
}

/** What was refused before a call stays out of sight after it. */
const refusedIn = (answers: Answers): Answers =>
  new Map([...answers].filter(([, { text }]) => text === null));

/** Reads that differ although nothing they show is said to have changed. */
const staleAfter = (changed: readonly Change[], before: Answers, after: Answers) =>
  [...before]
    .filter(([address, { text }]) => text !== null && text !== after.get(address)?.text)
    .filter(([, { tags }]) => !concerns(changed, tags))
    .map(([, { id }]) => id);

/** The reads that are out of date after the calls, which are made one after another. */
async function staleAfterAll(makers: readonly (() => Write | Promise<Write>)[]): Promise<string[]> {
  const stale: string[] = [];
  let shown: Answers = new Map();
  for (const make of makers) {
    const write = await make();
    const before = await answersTo(write, write.isArranged ? new Map() : shown);
    const { endpoint } = callOf(write.id);
    const address = fill(endpoint.path, write.params ?? {});
    const answer = await backend.send(endpoint.method, address, write.body);
    const problem = await answer.text();
    expect.soft(answer.status, `${write.id}: ${problem}`).toBeLessThan(300);
    shown = await answersTo(write, refusedIn(before));
    for (const id of staleAfter(tagsChanged(endpoint, write), before, shown))
      stale.push(`${write.id}: ${id}`);
  }
  return stale;
}

/** The calls of one caller, in parts that each begin with the seed. */
const parts = [
  ['owner', 1, 3],
  ['member', 1, 1],
  ['staff', 1, 1],
  // Each takes a quarter of a minute, and hardly breaks without the first or the calls about money.
  ...(isFull
    ? ([
        ['owner', 2, 3],
        ['owner', 3, 3],
      ] as const)
    : []),
] as const;

test.each(parts)(
  'nothing on show is out of date after a call of %s (%i/%i)',
  async (caller, part, of) => {
    const { world } = backend;
    world.reset();
    wallet = join(world, SERVER, 'usr-member');
    const first = world.db.linkedWallets.find(({ address }) => address === wallet);
    if (first) {
      const second = {
        ...first,
        id: 'wal-second',
        address: addressOf('second'),
        flag: 'NOT_DEFAULT' as const,
      };
      world.db.linkedWallets.push(second);
    }
    earn(world, SERVER, 'usr-member', 1000);
    change(world, SERVER, { version: 1 });
    world.db.socials.push({
      userId: 'usr-member',
      platform: 2,
      handle: 'mira',
      externalId: 'tg-mira',
      state: 'LINKED',
      linkedAt: 0,
      isShared: false,
    });
    backend.signInAs(caller);
    giveBadges(world);
    const all = writes.filter((make) => make(world).as === caller);
    const size = Math.ceil(all.length / of);
    const own = all.slice((part - 1) * size, part * size);
    expect(own).not.toEqual([]);
    expect(await staleAfterAll(own.map((make) => () => make(world)))).toEqual([]);
  },
  limitMs(120_000),
);

test.each(['owner', 'member', 'staff', 'ambassador'] as const)(
  'nothing on show is out of date after a call of %s about money or identity',
  async (caller) => {
    const { world } = backend;
    world.reset();
    backend.signInAs(caller);
    const makers = moneyWrites[caller] ?? [];
    expect(await staleAfterAll(makers.map((make) => () => make(backend)))).toEqual([]);
  },
  limitMs(120_000),
);

test('nothing on show is out of date after an order is found to be enabled, or to have ended', async () => {
  const { world } = backend;
  world.reset();
  backend.signInAs('owner');
  giveBadges(world);
  const show: Write = { id: 'listOrders', as: 'owner' };
  const order = world.db.orders.find((row) => row.serverId === SERVER && row.status === 'ENABLED');
  if (!order) throw new Error('The seed has no order that is enabled.');
  const enabled = await answersTo(show);
  order.status = 'EXPIRED';
  const ended = await answersTo(show);
  const kinds: DataKind[] = ['Orders', ...changedWithOrders];
  expect(staleAfter([], enabled, ended)).toContain('listOrders');
  expect(staleAfter(kinds, enabled, ended)).toEqual([]);
});
