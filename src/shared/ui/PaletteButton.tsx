import { SearchIcon } from './icons';
import { openPalette } from './palette';

interface PaletteButtonProps {
  /** Just before: what the palette takes the place of can go. */
  onOpen?: () => void;
}

/** Opens the command palette, and tells its keys. */
export const PaletteButton = ({ onOpen }: PaletteButtonProps) => (
  <button
    type="button"
    className="btn btn-outline-secondary palette-button"
    aria-keyshortcuts="Control+K Meta+K"
    onClick={() => {
      onOpen?.();
      openPalette();
    }}
  >
    <SearchIcon />
    <span>Search</span>
    <kbd aria-hidden="true">Ctrl K</kbd>
  </button>
);
