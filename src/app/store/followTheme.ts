import { themeChosen, themeFollowed } from '@/features/identity/preferences/globalSlice';
import { onSystemTheme, storedLooks } from '@/features/identity/preferences/theme';
import { localStore, THEME_CHOICE_KEY, THEME_KEY } from '@/shared/storage/storage';
import type { ClientDispatch } from '@/shared/state/clientState';

/** Has the page go with what is chosen in other tabs, and with the device where that was chosen. @returns stops */
export function followTheme(dispatch: ClientDispatch): () => void {
  const choice = () => storedLooks(localStore.getText).choice;
  const stopSystem = onSystemTheme(() => {
    if (choice() === 'system') dispatch(themeChosen('system'));
  });
  // Only shown: what another tab has stored with two keys may be half there.
  const stored = ({ key }: StorageEvent) => {
    if (key === null || key === THEME_KEY || key === THEME_CHOICE_KEY)
      dispatch(themeFollowed(choice()));
  };
  window.addEventListener('storage', stored);
  return () => {
    stopSystem();
    window.removeEventListener('storage', stored);
  };
}
