// @vitest-environment node
import { ed25519 } from '@noble/curves/ed25519.js';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { encodeBase58 } from '@/shared/solana/base58';
import { shortAddress } from '@/shared/solana/shortAddress';
import { ledgerAddress, ledgerSeed } from './domains/payouts/ledgerKey';
import { ambassadorSeed } from './domains/referrals/wallet';
import { EMBEDDED_TREASURY_SEED } from './chain/treasury';
import { openApiDocument } from './openapi/document';
import { isFull } from '@tests/setup/scope';
import { createTestBackend, type TestBackend } from './hosts/vitest/testServer';
import { profileOf } from './domains/profiles/profiles';
import { personaUserId, type PersonaKey } from './domains/accounts/personas';
import { scriptedChain } from './testing/scriptedChain';
import { settleAccruals } from './domains/accruals/settle';
import { createClock } from './store/clock';
import { everyGet, everyReadingPost, everySearch, type Read } from './testing/everyRead';

/** A user with points, submissions, a wallet and accounts on the servers of the readers. */
const PERSON = personaUserId('regular');

/** Address of the hidden member's banner. */
const BANNER = 'banner-of-the-hidden-one';

const NOON = Date.UTC(2026, 10, 20, 12);

let backend: TestBackend;
beforeEach(() => {
  backend = createTestBackend({
    startChain: async () => scriptedChain(),
    // Responses are compared, and some contain the time.
    clock: createClock(0, () => NOON),
  });
  const { world } = backend;
  world.db.profiles = [{ ...profileOf(world, PERSON), visibility: 'HIDDEN' }];
  world.db.profileFiles = [
    { id: BANNER, userId: PERSON, kind: 'BANNER', type: 'image/png', bytes: 1, at: 0, key: null },
  ];
  // Other seeded users may have the same name.
  person().displayName = 'No one Elses Name';
});
afterEach(() => backend.close());

const document = await openApiDocument();

/** Responses to a persona's read-only requests, by name. */
async function answersOf(reads: readonly Read[]): Promise<[name: string, text: string][]> {
  const answers: [name: string, text: string][] = [];
  for (const { name, method, path, body } of reads) {
    const answer = await backend.send(method, path, body);
    if (answer.status === 200) answers.push([name, await answer.text()]);
  }
  return answers;
}

/** All responses of the embedded API to a persona's read-only requests. */
async function answersTo(persona: PersonaKey) {
  const { world } = backend;
  backend.signInAs(persona);
  for (const guild of world.db.guilds) settleAccruals(world, guild);
  const gets = await answersOf(await everyGet(document, world, PERSON));
  return [...gets, ...(await answersOf(await everyReadingPost(world, PERSON)))];
}

/** Whether a text contains a word as a whole: "ambergris" does not reveal "amber". */
function holdsWord(text: string, word: string): boolean {
  for (let at = text.indexOf(word); at !== -1; at = text.indexOf(word, at + 1))
    if (!/[\w.]/.test(text[at - 1] ?? '') && !/\w/.test(text[at + word.length] ?? '')) return true;
  return false;
}

/** Names of the requests whose responses contain one of the texts, as a value or within a longer one. */
const telling = (answers: readonly [string, string][], words: readonly string[]) => [
  ...new Set(
    answers.filter(([, text]) => words.some((word) => holdsWord(text, word))).map(([name]) => name),
  ),
];

const person = () => {
  const user = backend.world.db.users.find(({ id }) => id === PERSON);
  if (!user) throw new Error('The seed has a regular.');
  return user;
};
const wallets = () =>
  backend.world.db.linkedWallets
    .filter(({ userId }) => userId === PERSON)
    .flatMap(({ address }) => [address, shortAddress(address)]);
const handles = () =>
  backend.world.db.socials
    .filter(({ userId }) => userId === PERSON)
    .flatMap(({ handle, externalId }) => [handle, `@${handle}`, externalId]);

test('the person has wallets and accounts to hide', () => {
  expect(wallets().length).toBeGreaterThan(0);
  expect(handles().length).toBeGreaterThan(0);
});

describe('for other members', () => {
  test('a visible member is named, without accounts and wallets', async () => {
    backend.world.db.profiles = [];
    const answers = await answersTo('member');
    expect(telling(answers, [person().username])).toContain('/leaderboards/{slug}');
    expect(telling(answers, [...wallets(), ...handles()])).toEqual([]);
  }, 60_000);

  test.each<PersonaKey>(['member', 'newcomer'])(
    'no response reveals a hidden member to %s',
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
          BANNER,
          ...wallets(),
          ...handles(),
        ]),
      ).toEqual([]);
    },
    60_000,
  );
});

/**
 * Requests for which this is allowed: treasurers see a payout's address, and reviewers see submissions unchanged,
 * including addresses or handles that members typed into an answer.
 */
const MEANT_FOR_TEAMS = [
  '/servers/{id}/claims',
  '/servers/{id}/payouts',
  '/servers/{id}/payouts/waiting',
  '/servers/{id}/submissions/{submissionId}',
];

describe('for teams', () => {
  test.each<PersonaKey>(isFull ? ['owner', 'reviewer'] : ['owner'])(
    'no response shows %s a wallet or an account that is not shared',
    async (persona) => {
      const told = telling(await answersTo(persona), [...wallets(), ...handles()]);
      expect(told.filter((path) => !MEANT_FOR_TEAMS.includes(path))).toEqual([]);
    },
    60_000,
  );
});

/** Teams find payouts by their address, and a rule's result for an address (docs/product/earning-programs.md). */
const ASKED_BY_ADDRESS = ['/servers/{id}/payouts', '/servers/{id}/holder-checks'];

/** Addresses and handles of no one, as long as those of the user. */
const nobodys = (text: string) =>
  text.length > 30 ? encodeBase58(new Uint8Array(32).fill(7)) : 'zzz_nobody';

describe('searching', () => {
  /** Names of the searches whose results differ from those for a text of no one. */
  async function givingAway(persona: PersonaKey, text: string) {
    backend.signInAs(persona);
    const answersFor = async (wanted: string) =>
      (await answersOf(await everySearch(document, backend.world, PERSON, wanted))).map(
        ([name, answer]) => `${name} ${answer.replaceAll(wanted, '…')}`,
      );
    const none = await answersFor(nobodys(text));
    return (await answersFor(text))
      .filter((answer, index) => answer !== none[index])
      .map((answer) => answer.split(' ')[0] ?? '');
  }

  test.each<PersonaKey>(['member', 'owner'])(
    'by a wallet or account shows %s no more than a search for an unknown value',
    async (persona) => {
      const texts = [wallets()[0] ?? '', handles()[0] ?? '', handles()[2] ?? ''];
      const told = [];
      for (const text of texts) told.push(...(await givingAway(persona, text)));
      expect(told.filter((name) => !ASKED_BY_ADDRESS.includes(name))).toEqual([]);
    },
    60_000,
  );

  test('for an address in a check shows a team that it is linked, and not the member', async () => {
    backend.signInAs('owner');
    const { id, discordId, username, displayName } = person();
    const path = '/api/servers/srv-keep/holder-checks';
    const text = await (await backend.send('POST', path, { of: wallets()[0] })).text();
    expect(text).not.toContain('NOBODY');
    for (const word of [id, discordId, username, displayName])
      expect(holdsWord(text, word)).toBe(false);
  });

  test('by a hidden member’s name reveals nothing to members, and the member to their team', async () => {
    const { username, displayName } = person();
    for (const text of [username, displayName])
      expect(await givingAway('member', text)).toEqual([]);
    const told = await givingAway('owner', username);
    expect(told).toEqual(expect.arrayContaining(['/servers/{id}/members', '/servers/{id}/search']));
  }, 60_000);

  test('by nearly a hidden member’s name reveals nothing to members either', async () => {
    const found = async (persona: PersonaKey, path: string, typed: string) => {
      backend.signInAs(persona);
      const answer = await backend.send('GET', `${path}?search=${encodeURIComponent(typed)}`);
      return answer.text();
    };
    const { displayName } = person();
    for (const typed of ['No one Elses Nmae', 'Elsess', 'elses n', displayName.toUpperCase()]) {
      for (const persona of ['member', 'newcomer', 'ambassador'] as const)
        expect(await found(persona, '/api/search', typed)).not.toContain(displayName);
      // Makes sure that this test would find something.
      expect(await found('owner', '/api/servers/srv-keep/search', typed)).toContain(displayName);
    }
  });
});

/** Possible encodings of a 32-byte key. */
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
  test.each<PersonaKey>(isFull ? ['owner', 'staff', 'member'] : ['owner'])(
    'are in no response to %s, for any wallet the site signs for',
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

  test('would be found, as ledger wallet addresses are, and every call responds', async () => {
    const answers = await answersTo('owner');
    const told = answers.filter(([, text]) => text.includes(ledgerAddress('srv-keep')));
    expect(told.map(([path]) => path)).toContain('/servers/{id}/ledger-wallet');
    const asked = new Set(answers.map(([name]) => name));
    const posts = (await everyReadingPost(backend.world, PERSON)).map(({ name }) => name);
    expect(posts.filter((name) => !asked.has(name))).toEqual([]);
    expect(asked.size).toBeGreaterThan(90);
    expect(asked).toContain('/servers/{id}/reports/{report}/rows');
  }, 60_000);
});
