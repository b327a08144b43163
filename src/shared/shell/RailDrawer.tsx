import { lazy, Suspense, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { MenuIcon } from '@/shared/ui/icons';
import type { RailGroup } from './RailLinks';

const loadDrawer = () => import('./Drawer');
const Drawer = lazy(loadDrawer);

interface RailDrawerProps {
  groups: readonly RailGroup[];
  top: ReactNode;
}

/** The rail on a phone: a button, and the drawer it opens, whose code comes when somebody reaches for it. */
export function RailDrawer({ groups, top }: RailDrawerProps) {
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
        className="btn icon-button rail-toggle"
        aria-label="Open the menu"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPointerEnter={() => void loadDrawer()}
        onFocus={() => void loadDrawer()}
        onClick={() => setOpenAt(pathname)}
      >
        <MenuIcon />
      </button>
      {wasOpened ? (
        <Suspense>
          <Drawer isOpen={isOpen} onClose={() => setOpenAt(null)} groups={groups} top={top} />
        </Suspense>
      ) : null}
    </>
  );
}
