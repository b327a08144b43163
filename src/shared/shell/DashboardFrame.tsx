import { Suspense, type ReactNode } from 'react';
import { Outlet } from 'react-router-dom';
import { NARROW, useMedia } from '@/shared/hooks/useMedia';
import { PaletteButton } from '@/shared/ui/PaletteButton';
import { lazyOptional } from '@/shared/ui/lazyParts';
import { Breadcrumbs } from './Breadcrumbs';
import { InHeader } from './InHeader';
import { RailDrawer, type Waiting } from './RailDrawer';
import { RailLinks, type RailGroup, type RailLink } from './RailLinks';
import '@/styles/dashboard.scss';
import './frame.scss';
import './shell.scss';

/** Only a phone needs it. */
const BottomBar = lazyOptional(() => import('./BottomBar'));

interface DashboardFrameProps {
  groups: readonly RailGroup[];
  /** What all pages are about, such as the chosen server: above the rail, and in a narrow window's header. */
  subject?: ReactNode;
  /** What belongs into the header, such as the bell. */
  tools?: ReactNode;
  /** The places one goes to most, in a bar for the thumb in a narrow window; the rest is in its menu. */
  thumbLinks?: readonly RailLink[] | undefined;
  /** What the menu holds that somebody waits for, told on its button: how many, and in words. */
  waiting?: Waiting | undefined;
}

/**
 * The frame of a dashboard: a rail of links at the left. In a narrow window the rail is a drawer, opened from
 * the header or from a bar at the bottom. Search is the command palette, at the top of the rail.
 */
export function DashboardFrame({
  groups,
  subject,
  tools,
  thumbLinks,
  waiting,
}: DashboardFrameProps) {
  const isNarrow = useMedia(NARROW);
  const drawer = (
    <RailDrawer groups={groups} hasLabel={thumbLinks !== undefined} waiting={waiting} />
  );
  return (
    <div className="dashboard">
      {isNarrow ? (
        <InHeader place="start">
          {thumbLinks === undefined ? drawer : null}
          {subject}
        </InHeader>
      ) : (
        <aside className="dashboard__rail" aria-label="Menu">
          {subject}
          <PaletteButton />
          <RailLinks groups={groups} />
        </aside>
      )}
      <InHeader place="end">{tools}</InHeader>
      <div className="dashboard__content">
        <Breadcrumbs />
        <Outlet />
      </div>
      {isNarrow && thumbLinks !== undefined ? (
        <Suspense>
          <BottomBar groups={groups} links={thumbLinks} more={drawer} />
        </Suspense>
      ) : null}
    </div>
  );
}
