import { useRef } from 'react';
import Offcanvas from 'react-bootstrap/Offcanvas';
import { useFocusReturn } from '@/shared/focus/useFocusReturn';
import { openPalette } from '@/shared/ui/palette';
import { PaletteButton } from '@/shared/ui/PaletteButton';
import { RailLinks, type RailGroup } from './RailLinks';

interface DrawerProps {
  isOpen: boolean;
  onClose: () => void;
  groups: readonly RailGroup[];
}

/** A drawer from the left, which keeps the focus in and closes on Escape. */
export default function Drawer({ isOpen, onClose, groups }: DrawerProps) {
  // The palette comes once the drawer has gone and given the focus back, or the two would fight for it.
  const wantsPalette = useRef(false);
  const afterwards = () => {
    if (!wantsPalette.current) return;
    wantsPalette.current = false;
    openPalette();
  };
  return (
    <Offcanvas
      {...useFocusReturn(isOpen)}
      show={isOpen}
      onHide={onClose}
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
        <PaletteButton
          onPress={() => {
            wantsPalette.current = true;
            onClose();
          }}
        />
        <RailLinks groups={groups} onFollow={onClose} />
      </Offcanvas.Body>
    </Offcanvas>
  );
}
