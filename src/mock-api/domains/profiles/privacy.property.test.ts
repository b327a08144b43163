// @vitest-environment node
import * as fc from 'fast-check';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { shownParts, visibilities, type ShownPart } from '@/features/identity/profiles/profile';
import { createTestBackend, type TestBackend } from '../../hosts/vitest/testServer';
import { scriptedChain } from '../../testing/scriptedChain';
import { personaUserId, type PersonaKey } from '../accounts/personas';
import { memberOf } from '../members/members';
import { walletsOf } from '../wallets/wallets';
import { nftsOf } from './showcase';

const PERSON = personaUserId('regular');
const BANNER = 'bnr-of-the-regular';
const NAME = 'No one Elses Name';

let backend: TestBackend;
beforeEach(() => {
  backend = createTestBackend({ startChain: async () => scriptedChain() });
  person().displayName = NAME;
  backend.world.db.profileFiles.push(
    { id: BANNER, userId: PERSON, kind: 'BANNER', type: 'image/png', bytes: 1, at: 0, key: null },
    { id: 'crd', userId: PERSON, kind: 'CARD', type: 'image/png', bytes: 1, at: 0, key: 'old' },
  );
});
afterEach(() => backend.close());

const person = () => {
  const user = backend.world.db.users.find(({ id }) => id === PERSON);
  if (!user) throw new Error('The seed has a regular.');
  return user;
};

/** Texts that reveal a part, for parts that a text can reveal. */
const marks = (): Partial<Record<ShownPart, string[]>> => {
  const { world } = backend;
  return {
    wallets: walletsOf(world, PERSON).map(({ address }) => address),
    socials: world.db.socials
      .filter(({ userId }) => userId === PERSON)
      .map(({ handle }) => `"${handle}"`),
    nfts: chosen().map(({ name }) => `"${name}"`),
  };
};
const chosen = () => nftsOf(backend.world, PERSON).slice(0, 3);

/** Empty value of a hidden part in a response. */
const EMPTY: Partial<Record<ShownPart, RegExp>> = {
  level: /"level":null/,
  streak: /"streak":null/,
  badges: /"badges":\[\]/,
  earned: /"earned":null/,
  servers: /"servers":(?:null|\[\])/,
  points: /"points":null/,
  activity: /"isActivityShown":false/,
};

const settings = fc.record({
  visibility: fc.constantFrom(...visibilities),
  isPublicLink: fc.boolean(),
  shown: fc.record({
    points: fc.boolean(),
    activity: fc.boolean(),
    servers: fc.boolean(),
    level: fc.boolean(),
    streak: fc.boolean(),
    badges: fc.boolean(),
    nfts: fc.boolean(),
    earned: fc.boolean(),
    socials: fc.boolean(),
    wallets: fc.boolean(),
  }),
});

const readers: readonly (PersonaKey | null)[] = ['member', 'newcomer', null];

/** Successful responses about the person to a viewer, as text, by call. */
async function answersTo(reader: PersonaKey | null): Promise<Map<string, string>> {
  backend.cookies.clear();
  if (reader) backend.signInAs(reader);
  const name = encodeURIComponent(NAME);
  const { username } = person();
  const paths = {
    public: `/api/public/members/${username}`,
    card: `/api/public/members/${username}/card.png`,
    ...(reader
      ? {
          profile: `/api/users/profiles/${username}`,
          directory: `/api/users/directory?search=${name}`,
          search: `/api/search?search=${name}`,
        }
      : {}),
  };
  const answers = new Map<string, string>();
  for (const [call, path] of Object.entries(paths)) {
    const answer = await backend.send('GET', path);
    if (answer.status === 200) answers.set(call, await answer.text());
  }
  return answers;
}

const isShared = (reader: PersonaKey) =>
  backend.world.db.guilds.some(
    ({ id, botPresent }) =>
      botPresent &&
      memberOf(backend.world, id, PERSON) &&
      memberOf(backend.world, id, personaUserId(reader)),
  );

/** Hidden parts that a response contains anyway. */
const told = (hidden: readonly ShownPart[], answers: readonly (string | undefined)[]) =>
  hidden.filter((part) =>
    answers.some((answer) => answer !== undefined && EMPTY[part]?.test(answer) === false),
  );

test('no response contains a hidden part, for any settings', async () => {
  await fc.assert(
    fc.asyncProperty(settings, async ({ visibility, isPublicLink, shown }) => {
      const nfts = chosen().map(({ address }) => address);
      backend.world.db.profiles = [
        {
          userId: PERSON,
          version: 1,
          bio: 'B',
          website: '',
          visibility,
          isPublicLink,
          shown,
          nfts,
        },
      ];
      for (const reader of readers) {
        const answers = await answersTo(reader);
        const isPublic = visibility === 'PUBLIC' && isPublicLink;
        const sees =
          reader !== null &&
          (visibility === 'PUBLIC' || (visibility === 'SHARED_SERVERS' && isShared(reader)));
        expect(answers.has('public')).toBe(isPublic);
        // The stored card shows other content.
        expect(answers.has('card')).toBe(false);
        expect(answers.has('profile')).toBe(sees);
        const all = [...answers.values()].join('\n');
        const hidden = shownParts.filter((part) => !shown[part]);
        const secrets = [
          ...nfts,
          ...hidden.flatMap((part) => marks()[part] ?? []),
          ...(sees || isPublic ? [] : [person().username, NAME, BANNER]),
        ];
        expect(secrets.filter((text) => all.includes(text))).toEqual([]);
        const open = answers.get('public') ?? '';
        expect(marks().wallets?.filter((address) => open.includes(address))).toEqual([]);
        expect(told(hidden, [answers.get('public'), answers.get('profile')])).toEqual([]);
        const tile = answers.get('directory');
        const onTile = hidden.filter((part) => ['level', 'badges', 'points'].includes(part));
        expect(told(onTile, tile?.includes(person().username) ? [tile] : [])).toEqual([]);
      }
    }),
    { numRuns: 25 },
  );
}, 60_000);

test('the answers hold every part that can be hidden', () => {
  for (const texts of Object.values(marks())) expect(texts.length).toBeGreaterThan(0);
});
