import { useSelector } from 'react-redux';
import { selectTheme, themeChosen } from '@/features/global/globalSlice';
import { useAppDispatch } from '@/shared/state/hooks';
import { MoonIcon, SunIcon } from '@/shared/ui/icons';

/** Switches between the dark and the light theme; the choice is kept (spec §9). */
export function ThemeToggle() {
  const theme = useSelector(selectTheme);
  const dispatch = useAppDispatch();
  const next = theme === 'dark' ? 'light' : 'dark';
  return (
    <button
      type="button"
      className="btn icon-button"
      aria-label={`Switch to the ${next} theme`}
      onClick={() => dispatch(themeChosen(next))}
    >
      {theme === 'dark' ? <SunIcon /> : <MoonIcon />}
    </button>
  );
}
