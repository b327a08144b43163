import type { ReactNode } from 'react';
import { Outlet } from 'react-router-dom';
import { PaletteButton } from '@/shared/ui/PaletteButton';
import { Breadcrumbs } from './Breadcrumbs';
import { RailDrawer } from './RailDrawer';
import { RailLinks, type RailGroup } from './RailLinks';
import './frame.scss';
import './shell.scss';

interface DashboardFrameProps {
  groups: readonly RailGroup[];
  /** What stands above the groups, such as the chosen server. */
  top?: ReactNode;
  /** What stands at the end of the bar above the page, such as the bell. */
  tools?: ReactNode;
}

/**
 * The frame of a dashboard: a rail of links at the left, a bar with the way to the page above it. On a
 * phone the rail is a drawer. Search is the command palette, at the top of the rail.
 */
export function DashboardFrame({ groups, top, tools }: DashboardFrameProps) {
  return (
    <div className="dashboard">
      <aside className="dashboard__rail" aria-label="Menu">
        {top}
        <PaletteButton />
        <RailLinks groups={groups} />
      </aside>
      <div className="dashboard__content">
        <div className="dashboard__bar">
          <RailDrawer groups={groups} top={top} />
          <Breadcrumbs />
          <div className="dashboard__tools">{tools}</div>
        </div>
        <Outlet />
      </div>
    </div>
  );
}
