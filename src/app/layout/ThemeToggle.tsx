import { useSelector } from 'react-redux';
import { themeChosen } from '@/features/identity/preferences/globalSlice';
import { selectThemeChoice } from '@/features/identity/preferences/themeChoiceSlice';
import { nextChoice, toggleWords } from '@/features/identity/preferences/theme';
import { useAppDispatch } from '@/shared/state/clientState';
import { HalfIcon, MoonIcon, SunIcon } from '@/shared/ui/icons';

/** Goes on to the next of the themes: dark, light, and the device's. The choice is kept (spec §9). */
export function ThemeToggle() {
  const choice = useSelector(selectThemeChoice);
  const dispatch = useAppDispatch();
  return (
    <button
      type="button"
      className="btn icon-button theme-toggle"
      aria-label={toggleWords(choice)}
      onClick={() => dispatch(themeChosen(nextChoice(choice)))}
    >
      {/* All: which one is shown is the style sheet's, as the page is painted before this runs. */}
      <MoonIcon />
      <SunIcon />
      <HalfIcon />
    </button>
  );
}
