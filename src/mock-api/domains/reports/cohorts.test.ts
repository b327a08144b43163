// @vitest-environment node
import { expect, test } from 'vitest';
import { createClock } from '../../store/clock';
import { createWorld } from '../../createWorld';
import { cohortsOf } from './cohorts';

const DAY = 86_400_000;
/** A Wednesday. */
const NOW = Date.UTC(2026, 10, 18, 15);

test('a member counts once in each week after joining in which they did something', () => {
  const world = createWorld({ clock: createClock(0, () => NOW) });
  const { db } = world;
  const [guild] = db.guilds;
  if (!guild) throw new Error('The seed has servers.');
  const serverId = guild.id;
  const joinedAt = NOW - 20 * DAY;
  db.members = [{ serverId, userId: 'usr-11', joinedAt, leftAt: null, roles: [] }];
  db.points = [];
  db.submissions = [];
  const wrote = (days: number) => ({
    serverId,
    userId: 'usr-11',
    channelId: '1',
    kind: 'MESSAGE' as const,
    at: joinedAt + days * DAY,
    amount: 1,
    messageId: null,
    text: null,
  });
  // Twice in the first week, never in the second, once in the third; what lies ahead has not happened.
  db.activity = [wrote(1), wrote(2), wrote(15), wrote(30)];
  const told = cohortsOf({ world, guild }).map(({ key, lines }) => [
    key,
    lines.map(({ part }) => part),
  ]);
  expect(Object.fromEntries(told)).toMatchObject({
    size: ['2026-10-26'],
    'week-0': ['2026-10-26'],
    'week-1': [],
    'week-2': ['2026-10-26'],
    'week-3': [],
    'week-4': [],
  });
});
