import type { Values } from '../fields/field';

/** The values at a path ("conditions.0.") of a whole; none where the path leads nowhere. */
export function valuesAt(whole: unknown, path: string): Values {
  let place = whole;
  for (const step of path.split('.').filter(Boolean)) {
    place = isRecord(place) ? place[step] : undefined;
  }
  return isRecord(place) ? place : {};
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
