// @vitest-environment node
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { runs } from '@tests/setup/scope';
import { createWorld } from '../../createWorld';
import { gainOf } from './gain';
import { rankingOf } from './ranking';
import type { PointsEntryRow } from './rows';

const SERVER = 'srv-keep';
const people = ['usr-a', 'usr-b', 'usr-c', 'usr-d'];

/** A world whose server has only these members, without points. */
function emptyWorld() {
  const world = createWorld({});
  world.db.points = [];
  world.db.xp = [];
  world.db.members = people.map((userId) => ({
    serverId: SERVER,
    userId,
    joinedAt: 0,
    leftAt: null,
    roles: [],
  }));
  const guild = world.db.guilds.find(({ id }) => id === SERVER);
  if (!guild) throw new Error('The seed lacks the server.');
  return { world, guild };
}

const step = fc.record({
  userId: fc.constantFrom(...people),
  serverId: fc.constantFrom(SERVER, SERVER, 'srv-hq'),
  type: fc.constantFrom<PointsEntryRow['type']>('EARN', 'EARN', 'EARN', 'ADJUST', 'EXPIRE'),
  points: fc.integer({ min: 1, max: 60 }),
  /** Pause before the line, ms. Often 0, so that lines share a time. */
  wait: fc.constantFrom(0, 0, 1, 1000),
});

test('a gain is the rank right before and right after the claim, despite later changes', () => {
  fc.assert(
    fc.property(
      fc.array(step, { minLength: 1, maxLength: 20 }),
      fc.nat(),
      fc.integer({ min: 1, max: 2 }),
      (steps, chosen, rewards) => {
        const { world, guild } = emptyWorld();
        const rankOf = (userId: string) =>
          rankingOf(world, SERVER).find((row) => row.userId === userId)?.rank ?? null;
        const at = chosen % steps.length;
        let expected: unknown;
        for (const [index, { wait, ...row }] of steps.entries()) {
          world.clock.advance(wait);
          const write = (own: Partial<PointsEntryRow>, number = 0) =>
            world.db.points.push({
              ...row,
              id: `pts-${String(index)}-${String(number)}`,
              at: world.clock.now(),
              module: 24,
              label: '',
              ref: null,
              ...own,
            });
          if (index !== at) {
            write({});
            continue;
          }
          const before = rankOf(row.userId);
          for (let number = 0; number < rewards; number += 1)
            write({ serverId: SERVER, type: 'EARN', ref: 'sub-1' }, number);
          expected = {
            points: row.points * rewards,
            rank: { before, after: rankOf(row.userId) },
          };
        }
        const userId = steps[at]?.userId ?? '';
        expect(gainOf({ world, guild, userId }, 'sub-1')).toMatchObject({ ...Object(expected) });
      },
    ),
    { numRuns: runs(60) },
  );
});

test('a member who left later still counts, and one who had left before doesn’t', () => {
  const { world, guild } = emptyWorld();
  const earn = (userId: string, points: number, ref: string | null = null) =>
    world.db.points.push({
      id: `pts-${userId}`,
      at: world.clock.now(),
      serverId: SERVER,
      userId,
      module: 24,
      type: 'EARN',
      points,
      label: '',
      ref,
    });
  const leave = (userId: string) => {
    const row = world.db.members.find((member) => member.userId === userId);
    if (row) row.leftAt = world.clock.now();
  };
  earn('usr-b', 100);
  earn('usr-c', 100);
  leave('usr-b');
  world.clock.advance(10);
  earn('usr-a', 50, 'sub-1');
  world.clock.advance(10);
  leave('usr-c');
  expect(gainOf({ world, guild, userId: 'usr-a' }, 'sub-1')?.rank).toEqual({
    before: null,
    after: 2,
  });
  expect(gainOf({ world, guild, userId: 'usr-a' }, 'sub-2')).toBeNull();
});
