// @vitest-environment node
import { expect, test } from 'vitest';
import { createClock } from '../../store/clock';
import { createWorld } from '../../createWorld';
import type { World } from '../../store/world';
import { startSimulation } from './simulation';

const MINUTE = 60_000;
const START = 1_800_000_000_000;

function frozenWorld() {
  let now = START;
  const clock = { ...createClock(), now: () => now };
  const world = createWorld({ clock });
  return { world, pass: (ms: number) => (now += ms) };
}

const sizes = ({ db }: World) => [db.activity.length, db.members.length];

test('a minute has a few events, and a stopped clock has none', () => {
  const { world, pass } = frozenWorld();
  const simulate = startSimulation(world);
  const [before = 0] = sizes(world);
  simulate();
  expect(sizes(world)[0]).toBe(before);
  pass(10 * MINUTE);
  simulate();
  const after = sizes(world)[0] ?? 0;
  expect(after - before).toBeGreaterThan(5);
  expect(after - before).toBeLessThanOrEqual(50);
});

test('the events do not depend on how often they are read', () => {
  const often = frozenWorld();
  const once = frozenWorld();
  const [simulateOften, simulateOnce] = [startSimulation(often.world), startSimulation(once.world)];
  for (let minute = 0; minute < 40; minute += 1) {
    often.pass(MINUTE);
    simulateOften();
  }
  once.pass(40 * MINUTE);
  simulateOnce();
  expect(once.world.db.activity).toEqual(often.world.db.activity);
  expect(once.world.db.members).toEqual(often.world.db.members);
  expect(once.world.db.holdings).toEqual(often.world.db.holdings);
});

test('members join and trade, each NFT stays in a single wallet, and amounts match the NFTs', () => {
  const { world, pass } = frozenWorld();
  const simulate = startSimulation(world);
  const members = world.db.members.length;
  const before = JSON.stringify(world.db.holdings);
  const pieces = () =>
    world.db.holdings.flatMap(({ asset, pieces: held = [] }) =>
      held.map(({ number }) => `${asset} ${String(number)}`),
    );
  const owned = pieces().toSorted();
  for (let hour = 0; hour < 10; hour += 1) {
    pass(60 * MINUTE);
    simulate();
  }
  expect(world.db.members.length).toBeGreaterThan(members);
  expect(JSON.stringify(world.db.holdings)).not.toBe(before);
  expect(pieces().toSorted()).toEqual(owned);
  for (const { amount, pieces: held } of world.db.holdings) {
    expect(BigInt(amount)).toBeGreaterThan(0n);
    expect(held?.length ?? Number(amount)).toBe(Number(amount));
  }
});

test('a clock that jumps a year ahead adds at most an hour of events', () => {
  const { world, pass } = frozenWorld();
  const simulate = startSimulation(world);
  const [before = 0] = sizes(world);
  pass(365 * 24 * 60 * MINUTE);
  simulate();
  const after = sizes(world)[0] ?? 0;
  expect(after - before).toBeLessThanOrEqual(300);
  expect(world.db.activity.slice(before).every(({ at }) => at <= world.clock.now())).toBe(true);
});

test('cases come from simulated messages, newcomers and tickets, and stop with their modules', () => {
  const { world, pass } = frozenWorld();
  const simulate = startSimulation(world);
  const simulateHours = (hours: number) => {
    for (let hour = 0; hour < hours; hour += 1) {
      pass(60 * MINUTE);
      simulate();
    }
  };
  simulateHours(6);
  const made = world.db.cases.filter(({ at }) => at > START);
  expect(new Set(made.map(({ kind }) => kind))).toEqual(new Set(['ACTION', 'CAPTCHA', 'TICKET']));
  const written = new Set(world.db.activity.map(({ messageId }) => messageId));
  expect(made.every(({ messageIds = [] }) => messageIds.every((id) => written.has(id)))).toBe(true);
  for (const row of world.db.modules) row.enabled = false;
  const ids = new Set(world.db.cases.map(({ id }) => id));
  simulateHours(2);
  expect(world.db.cases.filter(({ id }) => !ids.has(id))).toEqual([]);
});
