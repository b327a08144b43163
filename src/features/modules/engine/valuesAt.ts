import { isRow } from '@/shared/api/lenient';
import type { Values } from '../common-fields/field';

/** Whether something is an object with names, and no list: what came over the wire is anything at first. */
export const isValues: (value: unknown) => value is Values = isRow;

/** The values at a path ("conditions.0.") of a whole; none where the path leads nowhere. */
export function valuesAt(whole: unknown, path: string): Values {
  const place = valueAt(whole, path);
  return isValues(place) ? place : {};
}

/** Whatever stands at a path of a whole; undefined where the path leads nowhere. */
export function valueAt(whole: unknown, path: string): unknown {
  let place = whole;
  for (const step of path.split('.').filter(Boolean)) {
    place = Array.isArray(place) ? place[Number(step)] : isValues(place) ? place[step] : undefined;
  }
  return place;
}
