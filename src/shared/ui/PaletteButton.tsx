import { SearchIcon } from './icons';
import { openPalette } from './palette';

/** Opens the command palette, and tells its keys. */
export const PaletteButton = () => (
  <button
    type="button"
    className="btn btn-outline-secondary palette-button"
    aria-keyshortcuts="Control+K Meta+K"
    onClick={openPalette}
  >
    <SearchIcon />
    <span>Search</span>
    <kbd aria-hidden="true">Ctrl K</kbd>
  </button>
);
