import { randomOf } from '../../store/hashed';

/** Muted or deafened minutes of a generated voice stay; one stay of four has some. */
export function mutedMinutes(minutes: number, ...of: string[]): number {
  // A generator of its own: what else happens does not depend on it.
  const random = randomOf('silent', ...of);
  return random.next() < 0.25 ? random.int(1, minutes) : 0;
}
