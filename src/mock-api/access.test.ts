import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Endpoint } from '@/shared/api/endpoint';
import { errorCodes } from '@/shared/api/errorCodes';
import { settleAccruals } from './domains/accruals/settle';
import { settleAllCases } from './testing/settleAllCases';
import { collections, tokens } from './domains/market/market';
import { mayDo, type ServerRole } from '@/shared/api/serverRole';
import { rolesOf } from './domains/access/access';
import { isFull } from '@tests/setup/scope';
import { createTestBackend, type TestBackend } from './hosts/vitest/testServer';
import { declared, type Declared } from './openapi/declared';
import { openApiDocument, type OpenApiDocument } from './openapi/document';
import { sampleOf } from './openapi/sample';
import { shape } from './openapi/shape';
import { personas, personaUserId, type PersonaKey } from './domains/accounts/personas';
import { scriptedChain } from './testing/scriptedChain';
import { createWorld } from './createWorld';

/*
 * Access of each endpoint by each persona and by a visitor, with ids of the owner's server, of a server foreign to
 * them, and of nothing. New endpoints are included automatically.
 */
type Whose = 'own' | 'foreign' | 'nobody';
type Who = PersonaKey | 'visitor';

const SERVERS = { own: 'srv-keep', foreign: 'srv-other', nobody: 'srv-none' } as const;

const world = createWorld();
const { db } = world;
const orderOf = (serverId: string) => db.orders.find((row) => row.serverId === serverId)?.id;

/** A module with rules on both servers. */
const shared = db.modules.find(
  ({ serverId, slug, rules }) =>
    serverId === SERVERS.own &&
    rules.length > 0 &&
    db.modules.some((row) => row.serverId === SERVERS.foreign && row.slug === slug && row.rules[0]),
);
const ruleOf = (wanted: string) =>
  db.modules.find(({ serverId, slug }) => serverId === wanted && slug === shared?.slug)?.rules[0]
    ?.id;
const holderRuleOf = (isWanted: (serverId: string) => boolean) =>
  db.modules.find(
    ({ serverId, slug, rules }) =>
      isWanted(serverId) && slug === 'holder-verification' && rules.length > 0,
  )?.rules[0]?.id;
const questOf = (wanted: string) =>
  db.modules.find(({ serverId, slug }) => serverId === wanted && slug === 'quest')?.rules[0]?.id;
const categoryOf = (wanted: string) =>
  db.modules.find(({ serverId, slug }) => serverId === wanted && slug === 'task-to-earn')?.rules[0]
    ?.id;
const submissionOf = (wanted: string) =>
  db.submissions.find(({ serverId }) => serverId === wanted)?.id;
const seasonOf = (wanted: string) =>
  db.seasons.find((row) => row.serverId === wanted && row.startsAt > world.clock.now())?.id;
const badgeOf = (wanted: string) => db.badges.find(({ serverId }) => serverId === wanted)?.id;
const isOn = (serverId: string, id: string) =>
  db.members.some((row) => row.serverId === serverId && row.userId === id && row.leftAt === null);
/** The team can still find former members. */
const wasOn = (serverId: string, id: string) =>
  db.members.some((row) => row.serverId === serverId && row.userId === id);
const memberOnly = (on: string, notOn: string) =>
  db.members.find(
    ({ userId }) => /^usr-\d+$/.test(userId) && isOn(on, userId) && !wasOn(notOn, userId),
  )?.userId;
const uploadOf = (wanted: string) => db.uploads.find(({ serverId }) => serverId === wanted)?.id;
/** Cases are made by the first read of a server. */
const caseOf = (isWanted: (serverId: string) => boolean) => {
  settleAllCases(world);
  return db.cases.find(({ serverId }) => isWanted(serverId))?.id;
};
/** An accrual run is made by the first read of a server. */
const runOf = (wanted: string) => {
  const guild = db.guilds.find(({ id }) => id === wanted);
  if (guild) settleAccruals(world, guild);
  return db.accrualRuns.find(({ serverId }) => serverId === wanted)?.id;
};
const projectWalletOf = (wanted: string) =>
  db.projectWallets.find(({ serverId }) => serverId === wanted)?.id;
const same = (id: string | undefined) => ({ own: id, foreign: id, nobody: 'none' });

/** Ids of each kind: the owner's, a foreign one, and an unknown one. */
const ids: Readonly<Record<string, Readonly<Record<Whose, string | undefined>>>> = {
  server: SERVERS,
  order: { own: orderOf(SERVERS.own), foreign: orderOf(SERVERS.foreign), nobody: 'ord-none' },
  rule: { own: ruleOf(SERVERS.own), foreign: ruleOf(SERVERS.foreign), nobody: 'rule-none' },
  module: { ...same(shared?.slug), nobody: shared?.slug },
  package: same('pkg-gold'),
  packageStatus: { ...same('ENABLED'), nobody: 'ENABLED' },
  payment: same('1'.repeat(64)),
  quest: { own: questOf(SERVERS.own), foreign: questOf(SERVERS.foreign), nobody: 'rule-none' },
  questCategory: {
    own: categoryOf(SERVERS.own),
    foreign: categoryOf(SERVERS.foreign),
    nobody: 'rule-none',
  },
  submission: {
    own: submissionOf(SERVERS.own),
    foreign: submissionOf(SERVERS.foreign),
    nobody: 'sub-none',
  },
  season: {
    own: seasonOf(SERVERS.own),
    foreign: seasonOf(SERVERS.foreign),
    nobody: 'sea-none',
  },
  badge: {
    own: badgeOf(SERVERS.own),
    foreign: badgeOf(SERVERS.foreign),
    nobody: 'bdg-none',
  },
  member: {
    own: memberOnly(SERVERS.own, SERVERS.foreign),
    foreign: memberOnly(SERVERS.foreign, SERVERS.own),
    nobody: 'usr-none',
  },
  grant: { own: 'usr-4.editor', foreign: `${personaUserId('reviewer')}.owner`, nobody: 'none' },
  dangerousRole: same('1'),
  auditLogEntry: {
    own: db.audit.find(({ serverId }) => serverId === SERVERS.own)?.id,
    foreign: db.audit.find(({ serverId }) => serverId === SERVERS.foreign)?.id,
    nobody: 'aud-none',
  },
  memberNote: same('note-none'),
  messageTemplate: same('mtp-none'),
  // Only srv-hq has some.
  embedMessage: same('rule-none'),
  linkedCopy: same('cpy-none'),
  bulkRoleChange: same('rch-none'),
  resync: same('rsy-none'),
  flag: same('POINT_CLAIMS'),
  case: {
    own: caseOf((serverId) => serverId === SERVERS.own),
    foreign: caseOf((serverId) => serverId !== SERVERS.own),
    nobody: 'cas-none',
  },
  upload: { own: uploadOf(SERVERS.own), foreign: uploadOf(SERVERS.foreign), nobody: 'upl-none' },
  holderRule: {
    own: holderRuleOf((serverId) => serverId === SERVERS.own),
    foreign: holderRuleOf((serverId) => serverId !== SERVERS.own),
    nobody: 'rule-none',
  },
  postReview: same('none~none~none~0'),
  accrualRun: { own: runOf(SERVERS.own), foreign: runOf(SERVERS.own), nobody: 'run-none' },
  // The first one made by a read.
  postHistoryEntry: { own: 'dlv-srv-keep-0', foreign: 'dlv-srv-other-0', nobody: 'dlv-none' },
  serverSlug: { own: 'solana-keep', foreign: 'far-fortress', nobody: 'no-server' },
  questSlug: { ...same('through-the-gate'), nobody: 'no-quest' },
  task: { ...same('t1'), nobody: 'none' },
  wallet: { own: 'wal-none', foreign: db.linkedWallets[0]?.id, nobody: 'wal-none' },
  socialPlatform: { ...same('1'), nobody: '9' },
  section: same('task-to-earn'),
  report: same('growth'),
  ambassadorLink: same('src-none'),
  referralLink: same('lnk-keepweekly'),
  user: same('usr-ambassador'),
  commission: same('com-none'),
  notice: same('not-none'),
  commissionPayout: same('apy-none'),
  username: { ...same('milo'), nobody: 'nobody.here' },
  claim: same('clm-none'),
  session: same('ses-none'),
  // Only srv-hq has payouts, which is none of these servers.
  payout: { own: 'pay-own', foreign: db.payouts[0]?.id, nobody: 'pay-none' },
  projectWallet: {
    own: projectWalletOf(SERVERS.own),
    foreign: projectWalletOf(SERVERS.foreign),
    nobody: 'pwl-none',
  },
  picture: same('pic-none'),
  banner: same('bnr-none'),
  serverPicture: same('srp-none'),
  transaction: same('ord-none'),
  token: same(tokens[0]?.mint),
  collection: same(collections[0]?.address),
};

/** Fields of bodies that contain a server's or an order's id. */
const idNames: Readonly<Record<string, string>> = { discordServerId: 'server', orderId: 'order' };

let document: OpenApiDocument;
beforeAll(async () => {
  document = await openApiDocument();
});

const pathOf = ({ path, params = {} }: Endpoint, whoseIs: (kind: string) => Whose) =>
  `/api${path.replaceAll(
    /\{(\w+)\}/g,
    (_, name: string) => ids[params[name]?.of ?? '']?.[whoseIs(params[name]?.of ?? '')] ?? '',
  )}`;

function bodyOf({ body }: Endpoint, whose: Whose): unknown {
  if (!body) return undefined;
  return sampleOf(shape(body), document, (name) => ids[idNames[name] ?? '']?.[whose]);
}

let backend: TestBackend;
beforeAll(() => {
  backend = createTestBackend({ startChain: async () => scriptedChain() });
});
afterAll(() => backend.close());

/**
 * Sends a request as a persona and returns the status. Resets the world after a successful write, so that the next
 * request does not see it.
 */
async function ask(endpoint: Endpoint, who: Who, path: string, body: unknown): Promise<number> {
  backend.cookies.clear();
  if (who !== 'visitor') backend.signInAs(who);
  const { status } = await backend.send(endpoint.method, path, body);
  if (endpoint.method !== 'GET' && status < 400) backend.world.reset();
  return status;
}

const isDeclared = ({ endpoint: { errors = {} } }: Declared, status: number) =>
  Object.entries(errorCodes).some(([code, of]) => of.status === status && code in errors);

/** Three personas with the member's access: a quick run only uses the member. */
const LIKE_A_MEMBER: ReadonlySet<Who> = new Set(['regular', 'ambassador', 'newcomer']);
const everybody: readonly Who[] = [
  'visitor' as const,
  ...personas.map(({ key }) => key).filter((key) => isFull || !LIKE_A_MEMBER.has(key)),
];
/** A persona's roles on a server. */
function held(who: Who, whose: Whose): readonly ServerRole[] {
  const guild = db.guilds.find(({ id }) => id === SERVERS[whose]);
  const user = who === 'visitor' ? undefined : db.users.find(({ id }) => id === personaUserId(who));
  return guild && user ? rolesOf(world, user, guild) : [];
}

/** The expected status of a refusal, or null for any other response. */
function refusal({ access }: Endpoint, who: Who, whose: Whose): number | null {
  if (access === 'open') return null;
  if (access === 'renewal') return who === 'visitor' ? 401 : null;
  if (who === 'visitor' || who === 'banned') return 401;
  if (access === 'staff') return who === 'staff' ? null : 403;
  if (access === 'session') return null;
  if (whose === 'nobody') return 404;
  return mayDo(held(who, whose), access) ? null : 403;
}

test('every kind of id in a path has an own and a foreign example here', () => {
  const kinds = declared.flatMap(({ endpoint: { params = {} } }) =>
    Object.values(params).map(({ of }) => of),
  );
  const missing = kinds.filter((kind) => !ids[kind]?.own || !ids[kind].foreign);
  expect(missing).toEqual([]);
});

describe.each(declared)('$id', (call) => {
  test.each(['own', 'foreign', 'nobody'] as const)('with the ids of %s', async (whose) => {
    const wrong: string[] = [];
    for (const who of everybody) {
      const path = pathOf(call.endpoint, () => whose);
      const status = await ask(call.endpoint, who, path, bodyOf(call.endpoint, whose));
      const due = refusal(call.endpoint, who, whose);
      const isRefused = [401, 403].includes(status) && !isDeclared(call, status);
      if (due === null ? isRefused : status !== due) wrong.push(`${who}: ${String(status)}`);
    }
    expect(wrong).toEqual([]);
  });
});

/** Kinds of things inside a server. */
const inside = [
  'case',
  'rule',
  'quest',
  'submission',
  'holderRule',
  'season',
  'member',
  'payout',
  'projectWallet',
];
const nested = declared.filter(({ endpoint: { params = {} } }) => {
  const kinds = Object.values(params).map(({ of }) => of);
  return kinds.includes('server') && kinds.some((kind) => inside.includes(kind));
});

test.each(nested)(
  '$id does not reach into another server from the caller’s own',
  async ({ endpoint }) => {
    const path = pathOf(endpoint, (kind) => (inside.includes(kind) ? 'foreign' : 'own'));
    expect(await ask(endpoint, 'owner', path, bodyOf(endpoint, 'own'))).toBe(404);
  },
);

test('an order of another server cannot be paid through the caller’s own', async () => {
  const call = declared.find(({ id }) => id === 'reportPayment');
  if (!call) throw new Error('Call not found.');
  const body = sampleOf(shape(call.endpoint.body ?? call.endpoint.data), document, (name) =>
    name === 'orderId' ? ids['order']?.foreign : ids[idNames[name] ?? '']?.own,
  );
  const path = pathOf(call.endpoint, () => 'own');
  expect(await ask(call.endpoint, 'owner', path, body)).toBe(404);
});
