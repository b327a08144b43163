import { useEffect, useId, useRef, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { Link } from 'react-router-dom';
import { useDestination } from '../routing/destination';
import { ChevronIcon, PinIcon } from '../ui/icons';
import type { Icon } from '../ui/lazyIcon';
import { switchInRail, useRailMemory } from './railMemory';

export interface RailLink {
  /** Path, with its query where pages share a path. */
  to: string;
  label: string;
  icon: Icon;
  /** Paths of pages that belong to it, with all below them, without lying below its own. */
  parts?: readonly string[];
  /** How what it leads to stands, where that is worth a sign: in words, and the sign alone. */
  state?: { words: string; sign: ReactNode };
}

export interface RailGroup {
  title: string;
  links: readonly RailLink[];
  /** What is seldom wanted: folded at first, with its count. */
  isSeldom?: boolean;
}

interface RailLinksProps {
  groups: readonly RailGroup[];
  onFollow?: () => void;
}

/** The links of a dashboard, by group: what is pinned first. The link to the page one is on is in view. */
export const RailLinks = ({ groups, onFollow }: RailLinksProps) => {
  const current = currentOf(groups, useDestination());
  const { pinned } = useRailMemory();
  const shown = withPinned(groups, pinned);
  const nav = useRef<HTMLElement>(null);
  const place = current ? `${current.to} ${String(shown.length)}` : null;
  useEffect(() => {
    if (place !== null) showCurrent(nav.current);
  }, [place]);
  // A link that moves to another group takes the focus of its button along.
  const pin = (to: string) => {
    flushSync(() => switchInRail('pinned', to));
    const buttons = nav.current?.querySelectorAll<HTMLElement>('[data-pins]') ?? [];
    [...buttons].find(({ dataset }) => dataset['pins'] === to)?.focus();
  };
  return (
    <nav ref={nav} aria-label="Dashboard" className="rail">
      {shown.map((group) => (
        <Group
          key={group.title}
          group={group}
          current={current}
          pinned={pinned}
          onFollow={onFollow}
          onPin={pin}
        />
      ))}
    </nav>
  );
};

/** The groups with those of their links first that are pinned, in the order they were pinned in. */
export function withPinned(
  groups: readonly RailGroup[],
  pinned: readonly string[],
): readonly RailGroup[] {
  const all = groups.flatMap(({ links }) => links);
  const first = pinned.flatMap((to) => all.find((link) => link.to === to) ?? []);
  if (first.length === 0) return groups;
  const others = groups.map((group) => ({
    ...group,
    links: group.links.filter((link) => !first.includes(link)),
  }));
  return [{ title: 'Pinned', links: first }, ...others.filter(({ links }) => links.length > 0)];
}

/** Scrolls the rail alone: the page stays where it is. */
function showCurrent(nav: HTMLElement | null): void {
  const link = nav?.querySelector('[aria-current]');
  if (!nav || !link) return;
  const { top, bottom } = nav.getBoundingClientRect();
  const at = link.getBoundingClientRect();
  if (at.top < top || at.bottom > bottom) nav.scrollTop += (at.top + at.bottom - top - bottom) / 2;
}

interface GroupProps {
  group: RailGroup;
  current: RailLink | undefined;
  pinned: readonly string[];
  onFollow: (() => void) | undefined;
  /** Pins a link by its path, or takes its pin away. */
  onPin: (to: string) => void;
}

/** A group, which folds. Folded, it still shows the link to the page one is on. */
function Group({
  group: { title, links, isSeldom = false },
  current,
  pinned,
  onFollow,
  onPin,
}: GroupProps) {
  const { toggled } = useRailMemory();
  const isOpen = toggled.includes(title) === isSeldom;
  const shown = isOpen ? links : links.filter((link) => link === current);
  const id = useId();
  return (
    <section>
      <h2>
        <button
          type="button"
          className="rail__heading"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => switchInRail('toggled', title)}
        >
          {title}
          {isSeldom ? <span className="rail__count">{links.length}</span> : null}
          <ChevronIcon />
        </button>
      </h2>
      <ul id={id}>
        {shown.map((link) => (
          <li key={link.to}>
            <RailItem link={link} isCurrent={link === current} onFollow={onFollow} />
            <button
              type="button"
              className="rail__pin"
              aria-label={`Pin ${link.label}`}
              aria-pressed={pinned.includes(link.to)}
              data-pins={link.to}
              onClick={() => onPin(link.to)}
            >
              <PinIcon />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

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
      const parts = link.parts ?? [];
      const roots = [...(path === ROOT ? [] : [path]), ...parts];
      const isPart = roots.some((root) => pathname.startsWith(`${root}/`));
      return (pathname === path || parts.includes(pathname) || isPart) && holds(query)
        ? [{ link, path, query }]
        : [];
    });
  fitting.sort(
    (one, other) => other.path.length - one.path.length || other.query.length - one.query.length,
  );
  return fitting[0]?.link;
}
