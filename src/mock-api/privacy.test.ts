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

/** Somebody with points, tries, a wallet and accounts on the servers of those who ask. */
const PERSON = personaUserId('regular');

/** Address of the hidden member's banner. */
const BANNER = 'banner-of-the-hidden-one';

const NOON = Date.UTC(2026, 10, 20, 12);

let backend: TestBackend;
beforeEach(() => {
  backend = createTestBackend({
    startChain: async () => scriptedChain(),
    // Answers are compared, and some tell the time.
    clock: createClock(0, () => NOON),
  });
  const { world } = backend;
  world.db.profiles = [{ ...profileOf(world, PERSON), visibility: 'HIDDEN' }];
  world.db.profileFiles = [
    { id: BANNER, userId: PERSON, kind: 'BANNER', type: 'image/png', bytes: 1, at: 0, key: null },
  ];
  // Others of the crowd may be called the same.
  person().displayName = 'No one Elses Name';
});
afterEach(() => backend.close());

const document = await openApiDocument();

/** What a persona is answered to calls that change nothing, and to which. */
async function answersOf(reads: readonly Read[]): Promise<[name: string, text: string][]> {
  const answers: [name: string, text: string][] = [];
  for (const { name, method, path, body } of reads) {
    const answer = await backend.send(method, path, body);
    if (answer.status === 200) answers.push([name, await answer.text()]);
  }
  return answers;
}

/** Everything the embedded API answers a persona. */
async function answersTo(persona: PersonaKey) {
  const { world } = backend;
  backend.signInAs(persona);
  for (const guild of world.db.guilds) settleAccruals(world, guild);
  const gets = await answersOf(await everyGet(document, world, PERSON));
  return [...gets, ...(await answersOf(await everyReadingPost(world, PERSON)))];
}

/** Whether a text stands there as a word of its own: of "amber" nothing is told by "ambergris". */
function holdsWord(text: string, word: string): boolean {
  for (let at = text.indexOf(word); at !== -1; at = text.indexOf(word, at + 1))
    if (!/[\w.]/.test(text[at - 1] ?? '') && !/\w/.test(text[at + word.length] ?? '')) return true;
  return false;
}

/** The calls whose answers hold one of the texts, as a value or within a longer one. */
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

test('the answers hold every part that can be hidden', () => {
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
  test.each<PersonaKey>(isFull ? ['owner', 'reviewer'] : ['owner'])(
    '%s is told no wallet and no account that is not shared',
    async (persona) => {
      const told = telling(await answersTo(persona), [...wallets(), ...handles()]);
      expect(told.filter((path) => !MEANT_FOR_TEAMS.includes(path))).toEqual([]);
    },
    60_000,
  );
});

/** Teams find payouts by the address they went to, and what a rule says of an address (decision 78). */
const ASKED_BY_ADDRESS = ['/servers/{id}/payouts', '/servers/{id}/holder-checks'];

/** Addresses and handles that are nobody's, as long as those of the person. */
const nobodys = (text: string) =>
  text.length > 30 ? encodeBase58(new Uint8Array(32).fill(7)) : 'zzz_nobody';

describe('searching', () => {
  /** The searches whose answers differ from those for a text that is nobody's. */
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
    'by a wallet or an account tells %s nothing that searching for nobody’s does not',
    async (persona) => {
      const texts = [wallets()[0] ?? '', handles()[0] ?? '', handles()[2] ?? ''];
      const told = [];
      for (const text of texts) told.push(...(await givingAway(persona, text)));
      expect(told.filter((name) => !ASKED_BY_ADDRESS.includes(name))).toEqual([]);
    },
    60_000,
  );

  test('a check of an address tells a team that somebody linked it, and not who', async () => {
    backend.signInAs('owner');
    const { id, discordId, username, displayName } = person();
    const path = '/api/servers/srv-keep/holder-checks';
    const text = await (await backend.send('POST', path, { of: wallets()[0] })).text();
    expect(text).not.toContain('NOBODY');
    for (const word of [id, discordId, username, displayName])
      expect(holdsWord(text, word)).toBe(false);
  });

  test('by the name of a hidden one tells members nothing, and their team who it is', async () => {
    const { username, displayName } = person();
    for (const text of [username, displayName])
      expect(await givingAway('member', text)).toEqual([]);
    const told = await givingAway('owner', username);
    expect(told).toEqual(expect.arrayContaining(['/servers/{id}/members', '/servers/{id}/search']));
  }, 60_000);

  test('nearly by the name of a hidden one tells members nothing either', async () => {
    const found = async (persona: PersonaKey, path: string, typed: string) => {
      backend.signInAs(persona);
      const answer = await backend.send('GET', `${path}?search=${encodeURIComponent(typed)}`);
      return answer.text();
    };
    const { displayName } = person();
    for (const typed of ['No one Elses Nmae', 'Elsess', 'elses n', displayName.toUpperCase()]) {
      for (const persona of ['member', 'newcomer', 'ambassador'] as const)
        expect(await found(persona, '/api/search', typed)).not.toContain(displayName);
      // Or nothing would be tried here.
      expect(await found('owner', '/api/servers/srv-keep/search', typed)).toContain(displayName);
    }
  });
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
  test.each<PersonaKey>(isFull ? ['owner', 'staff', 'member'] : ['owner'])(
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

  test('the address of a ledger wallet is told, so that such a text would be seen; every call answers', async () => {
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
