import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useDestination } from '../routing/destination';
import { currentOf, type RailGroup, type RailLink } from './RailLinks';

interface BottomBarProps {
  /** All links of the dashboard, to know which of them leads to the page one is on. */
  groups: readonly RailGroup[];
  links: readonly RailLink[];
  /** Opens the rest. */
  more: ReactNode;
}

/** The places one goes to most, within reach of the thumb. */
export default function BottomBar({ groups, links, more }: BottomBarProps) {
  const current = currentOf(groups, useDestination());
  return (
    <nav aria-label="Shortcuts" className="bottom-bar">
      <ul>
        {links.map(({ to, label, icon: BarIcon }) => (
          <li key={to}>
            <Link
              to={to}
              className={`bottom-bar__item ${current?.to === to ? 'active' : ''}`}
              aria-current={current?.to === to ? 'page' : undefined}
            >
              <BarIcon />
              <span>{label}</span>
            </Link>
          </li>
        ))}
        <li>{more}</li>
      </ul>
    </nav>
  );
}
