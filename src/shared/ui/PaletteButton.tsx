import { SearchIcon } from './icons';
import { openPalette } from './palette';

interface PaletteButtonProps {
  /** Opens it in another way, as after something else has gone. */
  onPress?: () => void;
}

/** Opens the command palette, and tells its keys. */
export const PaletteButton = ({ onPress = openPalette }: PaletteButtonProps) => (
  <button
    type="button"
    className="btn btn-outline-secondary palette-button"
    aria-keyshortcuts="Control+K Meta+K"
    onClick={onPress}
  >
    <SearchIcon />
    <span>Search</span>
    <kbd aria-hidden="true">Ctrl K</kbd>
  </button>
);
