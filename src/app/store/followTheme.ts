import { themeChosen, themeFollowed } from '@/features/identity/preferences/globalSlice';
import { onSystemTheme, storedLooks } from '@/features/identity/preferences/theme';
import { localStore, THEME_CHOICE_KEY, THEME_KEY } from '@/shared/storage/storage';
import type { ClientDispatch } from '@/shared/state/clientState';

/** Keeps the page's theme in step with other tabs, and with the device if System is chosen. @returns stops */
export function followTheme(dispatch: ClientDispatch): () => void {
  const choice = () => storedLooks(localStore.getText).choice;
  const stopSystem = onSystemTheme(() => {
    if (choice() === 'system') dispatch(themeChosen('system'));
  });
  // Not stored again: the other tab writes two keys, and this may come between them.
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
