import { Suspense, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { Icon } from '@/shared/ui/icons';
import { lazyOnDemand } from '@/shared/ui/lazyParts';
import type { RailGroup } from './RailLinks';

const MenuIcon = () => (
  <Icon>
    <path d="M4 7h16M4 12h16M4 17h16" />
  </Icon>
);

const loadDrawer = () => import('./Drawer');
const Drawer = lazyOnDemand(loadDrawer);

/** Pending items among a menu's links. */
export interface Waiting {
  /** "2 rewards to claim" */
  words: string;
}

interface RailDrawerProps {
  groups: readonly RailGroup[];
  /** Whether its button is in the bar at the bottom, with a label like the others. */
  isInBar?: boolean;
  /** Whether the current page is only in the menu. */
  isCurrent?: boolean;
  waiting?: Waiting | undefined;
}

/** The rail on a phone: a button, and the drawer it opens, whose code loads on first use. */
export function RailDrawer({
  groups,
  isInBar = false,
  isCurrent = false,
  waiting,
}: RailDrawerProps) {
  const { pathname } = useLocation();
  const [openAt, setOpenAt] = useState<string | null>(null);
  const [wasOpened, setOpened] = useState(false);
  // A drawer belongs to the page it was opened on: navigating away closes it.
  const isOpen = openAt === pathname;
  if (isOpen && !wasOpened) setOpened(true);
  return (
    <>
      <button
        type="button"
        className={isInBar ? `bottom-bar__item ${isCurrent ? 'active' : ''}` : 'btn icon-button'}
        aria-current={isCurrent ? 'true' : undefined}
        aria-label={waiting === undefined ? 'Open the menu' : `Open the menu, ${waiting.words}`}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPointerEnter={() => void loadDrawer().catch(() => undefined)}
        onFocus={() => void loadDrawer().catch(() => undefined)}
        onClick={() => setOpenAt(pathname)}
      >
        <MenuIcon />
        {waiting === undefined ? null : (
          // The menu names the pending items; a bare number on the button would not.
          <span className="menu-dot" aria-hidden="true" />
        )}
        {isInBar ? <span>Menu</span> : null}
      </button>
      {wasOpened ? (
        <Suspense>
          <Drawer isOpen={isOpen} onClose={() => setOpenAt(null)} groups={groups} />
        </Suspense>
      ) : null}
    </>
  );
}
