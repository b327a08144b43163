// @vitest-environment node
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { serverScopes } from '@/features/leaderboards/crossServer';
import { visibilities } from '@/features/profiles/profile';
import { profileOf } from '../profiles/profiles';
import { profileFor } from '../profiles/view';
import { personaUserId, type PersonaKey } from '../session/personas';
import { createWorld } from '../world';
import { crossServerBoardOf, crossServerPlace } from './crossServer';
import { positioned } from './views';

const world = createWorld();
const { db } = world;
const before = profileOf(world, 'usr-none');
const userOf = (id: string) => {
  const user = db.users.find((each) => each.id === id);
  if (!user) throw new Error('The seed has them.');
  return user;
};
/** Some who have points, on one server or several. */
const people = [...new Set(db.points.map(({ userId }) => userId))].slice(0, 12).map(userOf);
const readers: readonly PersonaKey[] = ['member', 'regular', 'newcomer', 'owner'];

const settings = fc.record({
  visibility: fc.constantFrom(...visibilities),
  points: fc.boolean(),
  banned: fc.boolean(),
});

test('whatever people have set, a board names whose profile its reader may see and tells of others a rank alone', () => {
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
    { numRuns: 30 },
  );
});
