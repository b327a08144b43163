// @vitest-environment node
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { serverScopes } from '@/features/earning/leaderboards/crossServer';
import { visibilities } from '@/features/identity/profiles/profile';
import { settleAccruals } from '../accruals/settle';
import { profileOf } from '../profiles/profiles';
import { profileFor } from '../profiles/view';
import { personaUserId, type PersonaKey } from '../accounts/personas';
import { createWorld } from '../../createWorld';
import { crossServerBoardOf, crossServerPlace } from './crossServer';
import { positioned } from './views';
import { runs } from '@tests/setup/scope';

const world = createWorld();
const { db } = world;
const before = profileOf(world, 'usr-none');
const userOf = (id: string) => {
  const user = db.users.find((each) => each.id === id);
  if (!user) throw new Error('The seed has them.');
  return user;
};
// Points due by time are in the ledger from now on.
for (const guild of db.guilds) settleAccruals(world, guild);

/** Some members with points on public servers: readers share a server with some of them only. */
const people = crossServerBoardOf(world, userOf(personaUserId('newcomer')), {
  scope: 'ALL',
  window: 'ALL',
})
  .places.filter((_, index) => index % 7 === 0)
  .map(({ userId }) => userOf(userId));
const readers: readonly PersonaKey[] = ['member', 'regular', 'newcomer', 'owner'];

const settings = fc.record({
  visibility: fc.constantFrom(...visibilities),
  points: fc.boolean(),
  banned: fc.boolean(),
});

const serversOf = (id: string) =>
  db.members
    .filter(({ userId, leftAt }) => userId === id && leftAt === null)
    .map(({ serverId }) => serverId);
const sharesServer = (one: string, other: string) =>
  serversOf(one).some((id) => serversOf(other).includes(id));

/** Number of times each case occurred. */
const met = { named: 0, hidden: 0, stranger: 0 };

test('for random settings, a board names the profiles its reader can see and only ranks others', () => {
  fc.assert(
    fc.property(
      fc.tuple(...people.map(() => settings)),
      fc.constantFrom(...readers),
      fc.constantFrom(...serverScopes),
      (chosen, reader, scope) => {
        db.profiles = people.map(({ id: userId }, index) =>
          Object.assign({}, before, {
            userId,
            visibility: chosen[index]?.visibility,
            shown: { ...before.shown, points: chosen[index]?.points === true },
          }),
        );
        for (const [index, user] of people.entries()) user.banned = chosen[index]?.banned === true;
        const me = userOf(personaUserId(reader));
        const board = crossServerBoardOf(world, me, { scope, window: 'ALL' });
        for (const place of positioned(board.places)) {
          if (place.userId === me.id || !people.some(({ id }) => id === place.userId)) continue;
          const seen = profileFor(world, { userId: me.id }, userOf(place.userId));
          const isNamed = seen !== null && (scope === 'MINE' || seen.points !== null);
          met[isNamed ? 'named' : 'hidden'] += 1;
          if (!sharesServer(me.id, place.userId)) met.stranger += 1;
          const {
            name,
            username,
            picture,
            points,
            before: rank,
          } = crossServerPlace(board, place, me.id);
          expect({ name, username, picture, points, rank }).toEqual(
            isNamed
              ? {
                  name: seen.name,
                  username: seen.username,
                  picture: seen.picture,
                  points: place.points,
                  rank: board.before.get(place.userId) ?? null,
                }
              : { name: 'Hidden member', username: null, picture: null, points: null, rank: null },
          );
        }
      },
    ),
    { numRuns: runs(50) },
  );
  expect(Math.min(...Object.values(met))).toBeGreaterThan(0);
});
