import { randomOf } from '../../store/hashed';
import type { World } from '../../store/world';
import { happen } from './events';

const MINUTE = 60_000;
/** A clock that was moved on by days brings no more than what happens in this time. */
const MOST = 60 * MINUTE;
/** The largest server, where a developer looks first, has most of it. */
const HOME = 'srv-keep';

/**
 * Gives a world a life of its own from now on: some things a minute of its clock, the same ones in the same minute.
 *
 * @returns makes happen what is due by now, in order; to be called as often as one likes
 */
export function startLife(world: World): () => void {
  let livedTo = world.clock.now();
  return () => {
    const now = world.clock.now();
    const from = Math.max(livedTo, now - MOST);
    livedTo = now;
    const due = momentsIn(from, now);
    for (const moment of due) happenAt(world, moment);
    if (due.length > 0) world.changed();
  };
}

/** When something happens after one moment and up to another, ms since 1970, in order. */
function momentsIn(after: number, to: number): number[] {
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

function happenAt(world: World, at: number): void {
  const random = randomOf('life', 'at', String(at));
  const guilds = world.db.guilds.filter(({ botPresent }) => botPresent);
  const home = guilds.find(({ id }) => id === HOME);
  if (guilds.length === 0) return;
  const guild = home && random.next() < 0.6 ? home : random.pick(guilds);
  happen({ world, random, guild, at });
}
