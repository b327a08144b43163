import type { ReactNode } from 'react';
import { NavLink, Outlet } from 'react-router-dom';
import { MenuIcon } from '@/shared/ui/icons';
import { PaletteButton } from '@/shared/ui/PaletteButton';

export interface RailGroup {
  title: string;
  links: { to: string; label: string }[];
}

interface DashboardFrameProps {
  groups: RailGroup[];
  /** What stands above the groups, such as the chosen server. */
  top?: ReactNode;
}

/** The frame of a dashboard: a rail of links at the left, a disclosure above the page on a phone. */
export function DashboardFrame({ groups, top }: DashboardFrameProps) {
  return (
    <div className="dashboard">
      <aside className="dashboard__rail">
        {top}
        <PaletteButton />
        <details className="rail-drawer">
          <summary className="btn btn-outline-secondary">
            <MenuIcon /> Menu
          </summary>
          <RailLinks groups={groups} />
        </details>
        <div className="rail-fixed">
          <RailLinks groups={groups} />
        </div>
      </aside>
      <div className="dashboard__content">
        <Outlet />
      </div>
    </div>
  );
}

function RailLinks({ groups }: { groups: RailGroup[] }) {
  return (
    <nav aria-label="Dashboard" className="rail">
      {groups.map((group) => (
        <section key={group.title}>
          <h2>{group.title}</h2>
          <ul>
            {group.links.map(({ to, label }) => (
              <li key={to}>
                <NavLink to={to} end={to === '/dashboard'}>
                  {label}
                </NavLink>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </nav>
  );
}
