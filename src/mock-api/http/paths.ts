import { addRoute, createRouter, findAllRoutes } from 'rou3';
import { grouped } from '../store/grouped';

interface HasPath {
  /** From the root, with :params. */
  path: string;
}

/** Finds what a path is of, letter for letter, fixed words before parameters: `rules/order` before `rules/:ruleId`. */
export function pathFinder<Each extends HasPath>(
  all: readonly Each[],
): (path: string) => readonly Each[] {
  const router = createRouter<readonly Each[]>();
  for (const [path, alike] of grouped(all, (each) => each.path)) addRoute(router, '', path, alike);
  return (path) => {
    // rou3 overlooks a slash at the end.
    if (path.endsWith('/')) return [];
    const found = findAllRoutes(router, '', path, { params: false });
    return found.toReversed().flatMap(({ data }) => data);
  };
}
