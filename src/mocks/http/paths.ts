/** Whether a path is of a pattern with :params, letter for letter. */
export function fits(pattern: string, path: string): boolean {
  const [wanted, given] = [pattern.split('/'), path.split('/')];
  return (
    wanted.length === given.length &&
    wanted.every((part, index) => part.startsWith(':') || part === given[index])
  );
}

interface HasPath {
  path: string;
}

/** Order in which `rules/order` comes before `rules/:ruleId`, whichever room it is in. */
export const bySpecificity = (one: HasPath, other: HasPath) =>
  rankOf(one.path).localeCompare(rankOf(other.path));

const rankOf = (path: string) =>
  path
    .split('/')
    .map((part) => (part.startsWith(':') ? '1' : '0'))
    .join('');
