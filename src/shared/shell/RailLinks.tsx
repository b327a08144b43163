import { useEffect, useId, useRef, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { Link } from 'react-router-dom';
import { useDestination } from '../routing/destination';
import { ChevronIcon, PinIcon } from '../ui/icons';
import type { Icon } from '../ui/lazyIcon';
import { switchInRail, useRailMemory } from './railMemory';

export interface RailLink {
  /** Path, with its query if several pages share a path. */
  to: string;
  label: string;
  icon: Icon;
  /** Paths of pages that belong to it, including subpages, but are not below its own path. */
  parts?: readonly string[];
  /** State of the linked page, if worth showing: its words, and its sign. */
  state?: { words: string; sign: ReactNode };
}

export interface RailGroup {
  title: string;
  links: readonly RailLink[];
  /** Rarely needed: folded at first, with its count. */
  isSeldom?: boolean;
}

interface RailLinksProps {
  groups: readonly RailGroup[];
  onFollow?: () => void;
}

/** The links of a dashboard, by group, pinned ones first. Scrolls the link of the current page into view. */
export const RailLinks = ({ groups, onFollow }: RailLinksProps) => {
  const current = currentOf(groups, useDestination());
  const { pinned } = useRailMemory();
  const shown = withPinned(groups, pinned);
  const nav = useRef<HTMLElement>(null);
  const place = current ? `${current.to} ${String(shown.length)}` : null;
  useEffect(() => {
    if (place === null) return undefined;
    // Positions are known in the next frame; reading them earlier would force an additional layout.
    const frame = requestAnimationFrame(() => showCurrent(nav.current));
    return () => cancelAnimationFrame(frame);
  }, [place]);
  // A link that moves to another group keeps the focus on its button.
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

/** The groups, preceded by the pinned links in the order they were pinned. */
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

/** Scrolls only the rail, not the page. */
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
  /** Pins or unpins a link by its path. */
  onPin: (to: string) => void;
}

/** A collapsible group. Collapsed, it still shows the link of the current page. */
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
 * The link of the current page, or of the page it is part of: the longest matching path, and among links with the same
 * path the one whose query matches, or else the first.
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
