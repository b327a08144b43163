import { useSelector } from 'react-redux';
import { themeChosen } from '@/features/identity/preferences/globalSlice';
import { selectThemeChoice } from '@/features/identity/preferences/themeChoiceSlice';
import { themeChoices } from '@/features/identity/preferences/theme';
import { useAppDispatch } from '@/shared/state/clientState';

const words = { dark: 'Dark', light: 'Light', system: 'System' };

/** The themes side by side, in a menu, whose arrow keys go through them without choosing. */
export function ThemeChoices() {
  const chosen = useSelector(selectThemeChoice);
  const dispatch = useAppDispatch();
  return (
    <div role="radiogroup" aria-label="Theme" className="theme-choices">
      {themeChoices.map((choice) => (
        <button
          key={choice}
          type="button"
          role="radio"
          aria-checked={choice === chosen}
          onClick={() => dispatch(themeChosen(choice))}
        >
          {words[choice]}
        </button>
      ))}
    </div>
  );
}
