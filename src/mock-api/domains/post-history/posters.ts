import type { Poster } from './due';
import { postFiles } from './postFiles';

const placeOf = ({ place = Number.MAX_SAFE_INTEGER }: Poster) => place;

/** The modules whose posts are written down, in the order in which they post at one moment. */
export const posters: readonly Poster[] = Object.values(postFiles)
  .flat()
  .toSorted((one, other) => placeOf(one) - placeOf(other) || (one.slug < other.slug ? -1 : 1));

export const findPoster = (slug: string): Poster | undefined =>
  posters.find((poster) => poster.slug === slug);
