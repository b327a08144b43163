import { useSelector } from 'react-redux';
import { selectTheme, themeChosen } from '@/features/identity/preferences/globalSlice';
import { useAppDispatch } from '@/shared/state/clientState';
import { MoonIcon, SunIcon } from '@/shared/ui/icons';

interface ThemeToggleProps {
  /** As an entry of a menu, in words. */
  isEntry?: boolean;
}

/** Switches between the dark and the light theme; the choice is kept (spec §9). */
export function ThemeToggle({ isEntry = false }: ThemeToggleProps) {
  const theme = useSelector(selectTheme);
  const dispatch = useAppDispatch();
  const next = theme === 'dark' ? 'light' : 'dark';
  const words = `Switch to the ${next} theme`;
  const choose = () => dispatch(themeChosen(next));
  if (isEntry) {
    return (
      <button type="button" onClick={choose}>
        {words}
      </button>
    );
  }
  return (
    <button
      type="button"
      className="btn icon-button theme-toggle"
      aria-label={words}
      onClick={choose}
    >
      {/* Both: which one is shown is the style sheet's, as the page is painted before this runs. */}
      <SunIcon />
      <MoonIcon />
    </button>
  );
}
