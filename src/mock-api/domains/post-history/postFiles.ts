import type { Poster } from './due';

/** What each file in `posts/` brings, by its path: the poster of a module, or those of some that post alike. */
export const postFiles = import.meta.glob<Poster | readonly Poster[]>('./posts/*.ts', {
  import: 'default',
  eager: true,
});
