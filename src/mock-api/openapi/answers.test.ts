// @vitest-environment node
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { settleAccruals } from '../domains/accruals/settle';
import { waitingClaim } from '../testing/claims';
import { collections, tokens } from '../domains/market/market';
import type { RoleChangeRow } from '../domains/role-changes/rows';
import { HOUSE_RULES } from '../testing/messageCopies';
import { createTestBackend, type TestBackend } from '../hosts/vitest/testServer';
import { settleAllCases } from '../testing/settleAllCases';
import { scriptedChain } from '../testing/scriptedChain';
import { QUESTS } from '../seed/modules/quests';
import { createWorld } from '../createWorld';
import { declared } from './declared';
import { personaUserId } from '../domains/accounts/personas';
import { cardOf } from '../domains/profiles/card';
import { drawnBanner } from '../domains/files/content/drawnBanner';
import { openApiDocument } from './document';
import { navigations } from './signInContract';

/*
 * The client's schemas are lenient, so they prove nothing about the responses of the embedded back end. The strict
 * document does.
 */
const { submissions, uploads, members, users } = createWorld().db;
// This persona has a public link.
const regular = users.find(({ id }) => id === personaUserId('regular'));
const submission = submissions.find(({ serverId }) => serverId === 'srv-keep');
const upload = uploads.find(({ serverId }) => serverId === 'srv-keep');
// Members cannot read notes about themselves.
const member = members.find(
  ({ serverId, userId }) => serverId === 'srv-keep' && userId !== 'usr-owner',
);
const addressOf = (
  path: string,
  { runId, payoutId, caseId }: Readonly<Record<'runId' | 'payoutId' | 'caseId', string>>,
) =>
  path
    .replace('/servers/{id}/messages/{ruleId}', `/servers/srv-hq/messages/${HOUSE_RULES}`)
    .replace('/servers/{id}/posted-messages', '/servers/srv-hq/posted-messages')
    .replace('/get-package/{id}', '/get-package/pkg-gold')
    .replace('/transactions/{id}', '/transactions/ord-1')
    .replace(/\{id\}|\{serverId\}/, 'srv-keep')
    .replace('{slug}', 'solana-keep')
    .replace('{serverSlug}', 'solana-keep')
    .replace('{questSlug}', 'through-the-gate')
    .replace('{section}', 'task-to-earn')
    .replace('platform/rows', 'platform/rows?figure=revenue')
    .replace('{linkId}', 'lnk-keepweekly')
    .replace('{report}/rows', 'growth/rows?figure=joined')
    .replace('{report}', 'growth')
    .replace('{claimId}', 'clm-1')
    .replace('/public/members/{username}', `/public/members/${regular?.username ?? ''}`)
    .replace('{username}', 'olivia')
    .replace('{ruleId}', QUESTS.gate)
    .replace('{memberId}', member?.userId ?? '')
    .replace('{changeId}', 'rch-1')
    .replace('{caseId}', caseId)
    .replace('{entryId}', 'dlv-srv-keep-0')
    .replace('{submissionId}', submission?.id ?? '')
    .replace('{uploadId}', upload?.id ?? '')
    .replace('{runId}', runId)
    .replace('{payoutId}', payoutId)
    .replace('{pictureId}', 'own')
    .replace('{bannerId}', 'own')
    .replace('{mint}', tokens[0]?.mint ?? '')
    .replace('{address}', collections[0]?.address ?? '')
    .replace(/notifications$/, 'notifications?site=community')
    .replace(/me\/claims$/, '$&?keys=a-key-of-no-claim')
    .replace(/market\/(assets|prices)$/, `market/$1?addresses=${tokens[0]?.mint ?? ''}`)
    .replace(/market\/search$/, 'market/search?of=asset');

/** A finished bulk role change. */
const aRoleChange: RoleChangeRow = {
  id: 'rch-1',
  serverId: 'srv-keep',
  roleId: 'gone',
  action: 'GIVE',
  by: 'usr-owner',
  at: 0,
  members: ['usr-member'],
  results: [{ userId: 'usr-member', state: 'FAILED', why: 'Discord didn’t answer in time.' }],
  endedAt: 1,
  isStopped: false,
};

// Without logout, which would end the session of the others. Navigations redirect; their tests check them against the
// document.
const paths = Object.entries((await openApiDocument()).paths)
  .filter(([path, calls]) => 'get' in calls && path !== '/auth/logout' && !(path in navigations))
  .map(([path]) => path);

test('the document has more than fifty paths to read', () =>
  expect(paths.length).toBeGreaterThan(50));

/** Paths for staff only, and those with data only on the staff's server. */
const ofStaff = new Set([
  ...declared.flatMap(({ endpoint: { method, path, access } }) =>
    method === 'GET' && access === 'staff' ? [path] : [],
  ),
  '/servers/{id}/messages/{ruleId}/linked-copies',
  '/servers/{id}/posted-messages',
]);

describe.each(['owner', 'staff'] as const)('for the %s', (persona) => {
  let backend: TestBackend;
  beforeAll(async () => {
    backend = createTestBackend({ startChain: async () => scriptedChain() });
    const { id } = backend.signInAs(persona);
    waitingClaim(backend.world, 'srv-keep', id);
    backend.world.db.roleChanges.push(aRoleChange);
    const [guild] = backend.world.db.guilds;
    if (guild) settleAccruals(backend.world, guild);
    settleAllCases(backend.world);
    backend.world.db.ownPictures.push({
      id: 'own',
      userId: id,
      type: 'image/png',
      bytes: 1,
      at: 0,
      ofDiscord: null,
    });
    backend.world.db.profileFiles.push({
      id: 'own',
      userId: id,
      kind: 'BANNER',
      type: 'image/png',
      bytes: 1,
      at: 0,
      key: null,
    });
    // Badges that are due would change the card later.
    for (const guild of backend.world.db.guilds)
      backend.world.publish('memberVisited', { guild, userId: regular?.id ?? '' });
    const { key } = regular ? await cardOf(backend.world, regular) : { key: null };
    backend.world.db.profileFiles.push({
      id: 'own',
      userId: personaUserId('regular'),
      kind: 'CARD',
      type: 'image/png',
      bytes: 1,
      at: 0,
      key,
    });
    backend.world.db.serverPictures.push({
      id: 'own',
      serverId: 'srv-keep',
      type: 'image/png',
      bytes: 1,
      sha256: 'own',
      at: 0,
    });
    await backend.world.files.put('own', drawnBanner());
  });
  // Fails when a body does not match its schema, and names the request.
  afterAll(() => backend.close());

  const theirs = paths.filter((path) => ofStaff.has(path) === (persona === 'staff'));
  test.each(theirs)('F7: %s responds as documented', async (path) => {
    const runId = backend.world.db.accrualRuns[0]?.id ?? '';
    const payoutId = backend.world.db.payouts.at(-1)?.id ?? '';
    const caseId = backend.world.db.cases.find((row) => row.serverId === 'srv-keep')?.id ?? '';
    const { channelId, messageId } = backend.world.db.messageCopies[0] ?? {};
    const address = addressOf(path, { runId, payoutId, caseId }).replace(
      /posted-messages$/,
      `$&?channelId=${channelId ?? ''}&messageId=${messageId ?? ''}`,
    );
    const answer = await backend.send('GET', `/api${address}`);
    expect(answer.status).toBe(200);
  });
});
