import { randomOf } from '../../store/hashed';

/** Minutes of a made-up stay in a voice channel that were muted or deafened: in one stay of four, some. */
export function mutedMinutes(minutes: number, ...of: string[]): number {
  // A generator of its own: what else happens does not depend on it.
  const random = randomOf('silent', ...of);
  return random.next() < 0.25 ? random.int(1, minutes) : 0;
}
