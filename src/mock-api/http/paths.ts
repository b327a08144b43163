import { grouped } from '../store/grouped';

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
const rankOf = ({ path }: HasPath) =>
  path
    .split('/')
    .map((part) => (part.startsWith(':') ? '1' : '0'))
    .join('');

/** Finds what a path is of, letter for letter, fixed words before parameters. */
export function pathFinder<Each extends HasPath>(
  all: readonly Each[],
): (path: string) => readonly Each[] {
  const ranked = all.map((each) => ({ each, rank: rankOf(each), words: each.path.split('/') }));
  ranked.sort((one, other) => one.rank.localeCompare(other.rank));
  const byLength = grouped(ranked, ({ words }) => words.length);
  return (path) => {
    const given = path.split('/');
    const isGiven = (word: string, index: number) => word.startsWith(':') || word === given[index];
    const alike = byLength.get(given.length) ?? [];
    return alike.filter(({ words }) => words.every(isGiven)).map(({ each }) => each);
  };
}
