import { useRef, useState, type ReactNode } from 'react';
import Offcanvas from 'react-bootstrap/Offcanvas';
import { useLocation } from 'react-router-dom';
import { MenuIcon } from '@/shared/ui/icons';
import { openPalette } from '@/shared/ui/palette';
import { PaletteButton } from '@/shared/ui/PaletteButton';
import { RailLinks, type RailGroup } from './RailLinks';

interface RailDrawerProps {
  groups: readonly RailGroup[];
  top: ReactNode;
}

/** The rail on a phone: a drawer from the left, which keeps the focus in and closes on Escape. */
export function RailDrawer({ groups, top }: RailDrawerProps) {
  const { pathname } = useLocation();
  const [openAt, setOpenAt] = useState<string | null>(null);
  // A drawer belongs to the page it was opened on: one that is left has none open.
  const isOpen = openAt === pathname;
  const close = () => setOpenAt(null);
  // The palette comes once the drawer has gone and given the focus back, or the two would fight for it.
  const wantsPalette = useRef(false);
  const afterwards = () => {
    if (!wantsPalette.current) return;
    wantsPalette.current = false;
    openPalette();
  };
  return (
    <>
      <button
        type="button"
        className="btn icon-button rail-toggle"
        aria-label="Open the menu"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setOpenAt(pathname)}
      >
        <MenuIcon />
      </button>
      <Offcanvas
        show={isOpen}
        onHide={close}
        onExited={afterwards}
        className="rail-drawer"
        aria-labelledby="rail-title"
      >
        <Offcanvas.Header closeButton closeLabel="Close the menu">
          <Offcanvas.Title as="h2" id="rail-title">
            Menu
          </Offcanvas.Title>
        </Offcanvas.Header>
        <Offcanvas.Body>
          {top}
          <PaletteButton
            onPress={() => {
              wantsPalette.current = true;
              close();
            }}
          />
          <RailLinks groups={groups} onFollow={close} />
        </Offcanvas.Body>
      </Offcanvas>
    </>
  );
}
