import { MINUTE } from '@/shared/time/durations';
import { randomOf } from '../../store/hashed';
import type { World } from '../../store/world';
import { simulateEvent } from './simulateEvent';

/** After a jump of the clock, only this much time is simulated, ms. */
const LONGEST = 60 * MINUTE;
/** The largest server gets most events, because developers look there first. */
const BUSIEST = 'srv-keep';

/**
 * Simulates activity in a world from now on: a few events for each minute of its clock, always the same for the same
 * minute.
 *
 * @returns a function that makes the events due by now, in order; it may be called at any interval
 */
export function startSimulation(world: World): () => void {
  let simulatedUntil = world.clock.now();
  return () => {
    const now = world.clock.now();
    const from = Math.max(simulatedUntil, now - LONGEST);
    simulatedUntil = now;
    const due = eventTimes(from, now);
    for (const at of due) simulateAt(world, at);
    if (due.length > 0) world.changed();
  };
}

/** The times of the events after `after` and up to `to`, ms since 1970, in order. */
function eventTimes(after: number, to: number): number[] {
  const found: number[] = [];
  for (let minute = Math.floor(after / MINUTE); minute * MINUTE <= to; minute += 1) {
    const random = randomOf('life', String(minute));
    const times = Array.from(
      { length: random.int(2, 5) },
      () => minute * MINUTE + random.int(0, MINUTE - 1),
    );
    found.push(...times.toSorted((one, other) => one - other));
  }
  return found.filter((at) => at > after && at <= to);
}

function simulateAt(world: World, at: number): void {
  const random = randomOf('life', 'at', String(at));
  const guilds = world.db.guilds.filter(({ botPresent }) => botPresent);
  const busiest = guilds.find(({ id }) => id === BUSIEST);
  if (guilds.length === 0) return;
  const guild = busiest && random.next() < 0.6 ? busiest : random.pick(guilds);
  simulateEvent({ world, random, guild, at });
}
