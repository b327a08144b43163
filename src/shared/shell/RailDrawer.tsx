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

/** What of a menu's links somebody waits for. */
export interface Waiting {
  /** "2 rewards to claim" */
  words: string;
}

interface RailDrawerProps {
  groups: readonly RailGroup[];
  /** Whether its button says so in words, as the others of a bar do. */
  hasLabel?: boolean;
  waiting?: Waiting | undefined;
}

/** The rail on a phone: a button, and the drawer it opens, whose code comes when somebody reaches for it. */
export function RailDrawer({ groups, hasLabel = false, waiting }: RailDrawerProps) {
  const { pathname } = useLocation();
  const [openAt, setOpenAt] = useState<string | null>(null);
  const [wasOpened, setOpened] = useState(false);
  // A drawer belongs to the page it was opened on: one that is left has none open.
  const isOpen = openAt === pathname;
  if (isOpen && !wasOpened) setOpened(true);
  return (
    <>
      <button
        type="button"
        className={hasLabel ? 'bottom-bar__item' : 'btn icon-button'}
        aria-label={waiting === undefined ? 'Open the menu' : `Open the menu, ${waiting.words}`}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPointerEnter={() => void loadDrawer().catch(() => undefined)}
        onFocus={() => void loadDrawer().catch(() => undefined)}
        onClick={() => setOpenAt(pathname)}
      >
        <MenuIcon />
        {waiting === undefined ? null : (
          // The menu says what is waiting. A bare number would not.
          <span className="menu-dot" aria-hidden="true" />
        )}
        {hasLabel ? <span>Menu</span> : null}
      </button>
      {wasOpened ? (
        <Suspense>
          <Drawer isOpen={isOpen} onClose={() => setOpenAt(null)} groups={groups} />
        </Suspense>
      ) : null}
    </>
  );
}
