import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import type { Icon } from '../ui/lazyIcon';

export interface RailLink {
  /** Path, with its query where pages share a path. */
  to: string;
  label: string;
  icon: Icon;
  /** Paths of pages that belong to it without lying below its own. */
  parts?: readonly string[];
  /** How what it leads to stands, where that is worth a sign: in words, and the sign alone. */
  state?: { words: string; sign: ReactNode };
}

export interface RailGroup {
  title: string;
  links: readonly RailLink[];
}

interface RailLinksProps {
  groups: readonly RailGroup[];
  onFollow?: () => void;
}

/** The links of a dashboard, by group. */
export const RailLinks = ({ groups, onFollow }: RailLinksProps) => {
  const current = currentOf(groups, useLocation());
  return (
    <nav aria-label="Dashboard" className="rail">
      {groups.map((group) => (
        <section key={group.title}>
          <h2>{group.title}</h2>
          <ul>
            {group.links.map((link) => (
              <li key={link.to}>
                <RailItem link={link} isCurrent={link === current} onFollow={onFollow} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </nav>
  );
};

interface RailItemProps {
  link: RailLink;
  isCurrent: boolean;
  onFollow?: (() => void) | undefined;
}

const RailItem = ({ link, isCurrent, onFollow }: RailItemProps) => {
  const { to, label, icon: RailIcon, state } = link;
  return (
    <Link
      to={to}
      className={isCurrent ? 'active' : ''}
      aria-current={isCurrent ? 'page' : undefined}
      onClick={onFollow}
    >
      <RailIcon className="rail__icon" />
      <span className="rail__label">{label}</span>
      {state === undefined ? null : (
        <>
          <span className="visually-hidden"> ({state.words})</span>
          <span className="rail__state" aria-hidden="true">
            {state.sign}
          </span>
        </>
      )}
    </Link>
  );
};

const ROOT = '/dashboard';

/**
 * The link to the page one is on, or to the one it is part of: the longest path that leads there, and of
 * those that share it the one whose query holds, or else the first.
 */
export function currentOf(
  groups: readonly RailGroup[],
  { pathname, search }: { pathname: string; search: string },
): RailLink | undefined {
  const here = new URLSearchParams(search);
  const holds = (query: string) =>
    [...new URLSearchParams(query)].every(([name, value]) => here.get(name) === value);
  const fitting = groups
    .flatMap(({ links }) => links)
    .flatMap((link) => {
      const [path = '', query = ''] = link.to.split('?');
      const roots = [...(path === ROOT ? [] : [path]), ...(link.parts ?? [])];
      const isPart = roots.some((root) => pathname.startsWith(`${root}/`));
      return (pathname === path || isPart) && holds(query) ? [{ link, path, query }] : [];
    });
  fitting.sort(
    (one, other) => other.path.length - one.path.length || other.query.length - one.query.length,
  );
  return fitting[0]?.link;
}
