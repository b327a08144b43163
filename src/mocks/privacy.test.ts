// @vitest-environment node
import { ed25519 } from '@noble/curves/ed25519.js';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { encodeBase58 } from '@/shared/solana/base58';
import { ledgerAddress, ledgerSeed } from './payouts/ledgerKey';
import { ambassadorSeed } from './referrals/wallet';
import { EMBEDDED_TREASURY_SEED } from './settings';
import { openApiDocument } from './openapi/document';
import { collections, tokens } from './market/market';
import { createTestBackend, type TestBackend } from './node/testServer';
import { profileOf } from './profiles/profiles';
import { personaUserId, type PersonaKey } from './session/personas';
import { scriptedChain } from './testing/scriptedChain';
import { settleAccruals } from './accruals/settle';
import { QUESTS } from './bot-modules/seedRules';

/** Somebody with points, tries, a wallet and accounts on the servers of those who ask. */
const PERSON = personaUserId('regular');

let backend: TestBackend;
beforeEach(() => {
  backend = createTestBackend({ startChain: async () => scriptedChain() });
  const { world } = backend;
  world.db.profiles = [{ ...profileOf(world, PERSON), visibility: 'HIDDEN' }];
  // Others of the crowd may be called the same.
  person().displayName = 'Nobody Elses Name';
});
afterEach(() => backend.close());

const paths = Object.entries((await openApiDocument()).paths)
  .filter(([path, calls]) => 'get' in calls && path !== '/auth/logout')
  .map(([path]) => path);

/** An address with ids that exist, those of the person where there are any. */
function addressOf(path: string): string {
  const { db } = backend.world;
  const submission = db.submissions.find(
    (row) => row.userId === PERSON && row.serverId === 'srv-keep',
  );
  const ids: Readonly<Record<string, string>> = {
    id: path.startsWith('/get-package') ? 'pkg-gold' : 'srv-keep',
    serverId: 'srv-keep',
    slug: path.includes('/modules/') ? 'quest' : 'solana-keep',
    questSlug: 'through-the-gate',
    section: 'task-to-earn',
    report: 'verification',
    claimId: 'clm-1',
    ruleId: QUESTS.gate,
    memberId: PERSON,
    username: db.users.find(({ id }) => id === PERSON)?.username ?? '',
    deliveryId: 'dlv-srv-keep-0',
    submissionId: submission?.id ?? 'none',
    uploadId: db.uploads[0]?.id ?? 'none',
    runId: db.accrualRuns[0]?.id ?? 'none',
    mint: tokens[0]?.mint ?? '',
    address: collections[0]?.address ?? '',
  };
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => ids[name] ?? 'none');
  return `/api${filled}?pageSize=100`;
}

/** Everything the embedded API answers a persona, and to which call. */
async function answersTo(persona: PersonaKey) {
  const answers: [path: string, text: string][] = [];
  backend.signInAs(persona);
  for (const guild of backend.world.db.guilds) settleAccruals(backend.world, guild);
  for (const path of paths) {
    const whole = addressOf(path);
    const first = await backend.send('GET', whole);
    const answer =
      first.status === 400 ? await backend.send('GET', whole.split('?')[0] ?? '') : first;
    if (answer.status === 200) answers.push([path, await answer.text()]);
  }
  return answers;
}

/** The calls whose answers hold one of the texts. */
const telling = (answers: readonly [string, string][], texts: readonly string[]) =>
  answers
    .filter(([, text]) => texts.some((each) => text.includes(`"${each}"`)))
    .map(([path]) => path);

const person = () => {
  const user = backend.world.db.users.find(({ id }) => id === PERSON);
  if (!user) throw new Error('The seed has a regular.');
  return user;
};
const wallets = () =>
  backend.world.db.linkedWallets
    .filter(({ userId }) => userId === PERSON)
    .map(({ address }) => address);
const handles = () =>
  backend.world.db.socials
    .filter(({ userId }) => userId === PERSON)
    .flatMap(({ handle, externalId }) => [handle, `@${handle}`, externalId]);

test('there is something to be told', () => {
  expect(paths.length).toBeGreaterThan(60);
  expect(wallets().length).toBeGreaterThan(0);
  expect(handles().length).toBeGreaterThan(0);
});

describe('to other members', () => {
  test('one who is not hidden is named, without accounts and wallets', async () => {
    backend.world.db.profiles = [];
    const answers = await answersTo('member');
    expect(telling(answers, [person().username])).toContain('/leaderboards/{slug}');
    expect(telling(answers, [...wallets(), ...handles()])).toEqual([]);
  }, 60_000);

  test.each<PersonaKey>(['member', 'newcomer'])(
    'nothing tells %s who a hidden one is',
    async (persona) => {
      const { id, discordId, username, displayName, avatar } = person();
      const answers = await answersTo(persona);
      expect(answers.length).toBeGreaterThan(20);
      expect(
        telling(answers, [
          id,
          discordId,
          username,
          displayName,
          avatar ?? id,
          ...wallets(),
          ...handles(),
        ]),
      ).toEqual([]);
    },
    60_000,
  );
});

/**
 * Where a payout goes is told to those who answer for it, and what was handed in is told as it was: an address
 * or handle that a member typed into an answer is theirs to give.
 */
const MEANT_FOR_TEAMS = [
  '/servers/{id}/claims',
  '/servers/{id}/payouts',
  '/servers/{id}/payouts/waiting',
  '/servers/{id}/submissions/{submissionId}',
];

describe('to teams', () => {
  test.each<PersonaKey>(['owner', 'reviewer'])(
    '%s is told no wallet and no account that is not shared',
    async (persona) => {
      const told = telling(await answersTo(persona), [...wallets(), ...handles()]);
      expect(told.filter((path) => !MEANT_FOR_TEAMS.includes(path))).toEqual([]);
    },
    60_000,
  );
});

/** Ways in which a key of 32 bytes could be written. */
function written(seed: Uint8Array): string[] {
  const secret = Uint8Array.from([...seed, ...ed25519.getPublicKey(seed)]);
  return [seed, secret].flatMap((bytes) => [
    encodeBase58(bytes),
    Buffer.from(bytes).toString('hex'),
    Buffer.from(bytes).toString('base64'),
    bytes.join(','),
  ]);
}

describe('keys', () => {
  test.each<PersonaKey>(['owner', 'staff', 'member'])(
    'no answer to %s has a key in it, of whatever wallet we sign for',
    async (persona) => {
      const { guilds } = backend.world.db;
      const seeds = [
        ...guilds.map(({ id }) => ledgerSeed(id)),
        ambassadorSeed(),
        Uint8Array.from(Buffer.from(EMBEDDED_TREASURY_SEED, 'hex')),
      ];
      const keys = seeds.flatMap(written);
      const answers = await answersTo(persona);
      const told = answers.filter(([, text]) => keys.some((each) => text.includes(each)));
      expect(told.map(([path]) => path)).toEqual([]);
      expect(answers.length).toBeGreaterThan(20);
    },
    60_000,
  );

  test('the address of a ledger wallet is told, so that such a text would be seen', async () => {
    const told = (await answersTo('owner')).filter(([, text]) =>
      text.includes(ledgerAddress('srv-keep')),
    );
    expect(told.map(([path]) => path)).toContain('/servers/{id}/ledger-wallet');
  }, 60_000);
});
