import { Suspense, type ReactNode } from 'react';
import { Outlet } from 'react-router-dom';
import { LOW, NARROW, useMedia } from '@/shared/hooks/useMedia';
import { PaletteButton } from '@/shared/ui/PaletteButton';
import { lazyOptional } from '@/shared/ui/lazyParts';
import { Breadcrumbs } from './Breadcrumbs';
import { InHeader } from './InHeader';
import { RailDrawer, type Waiting } from './RailDrawer';
import { RailLinks, type RailGroup, type RailLink } from './RailLinks';
import '@/styles/dashboard.scss';
import './frame.scss';
import './shell.scss';

/** Only loaded on phones. */
const BottomBar = lazyOptional(() => import('./BottomBar'));

interface DashboardFrameProps {
  groups: readonly RailGroup[];
  /** Context of all pages, such as the chosen server: above the rail, and in the header of a narrow window. */
  subject?: ReactNode;
  /** Tools in the header, such as the bell. */
  tools?: ReactNode;
  /** The most used links, in a bottom bar in a narrow window; the rest is in its menu. */
  thumbLinks?: readonly RailLink[] | undefined;
  /** Pending items among the menu's links, shown on its button. */
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
  const isLow = useMedia(LOW);
  // A low window has no space for the bar: its menu is then in the header.
  const barLinks = isNarrow && !isLow ? thumbLinks : undefined;
  return (
    <div className="dashboard">
      {isNarrow ? (
        <InHeader place="start">
          {barLinks === undefined ? <RailDrawer groups={groups} waiting={waiting} /> : null}
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
      {barLinks === undefined ? null : (
        <Suspense>
          <BottomBar groups={groups} links={barLinks} waiting={waiting} />
        </Suspense>
      )}
    </div>
  );
}
