import { createListenerMiddleware } from '@reduxjs/toolkit';
import { networkChosen, themeChosen } from '@/features/identity/preferences/globalSlice';
import { adminModeChanged } from '@/features/identity/session/sessionSlice';
import {
  ADMIN_MODE_KEY,
  localStore,
  NETWORK_KEY,
  sessionStore,
  THEME_KEY,
} from '@/shared/storage/storage';

/** Writes what the person chose to the spec's storage keys (§9) and shows the theme on the page. */
export function persistenceListener() {
  const listener = createListenerMiddleware();
  listener.startListening({
    actionCreator: themeChosen,
    effect: ({ payload }) => {
      localStore.set(THEME_KEY, payload);
      document.documentElement.setAttribute('data-bs-theme', payload);
    },
  });
  listener.startListening({
    actionCreator: networkChosen,
    effect: ({ payload }) => void localStore.set(NETWORK_KEY, payload),
  });
  listener.startListening({
    actionCreator: adminModeChanged,
    effect: ({ payload }) => void sessionStore.set(ADMIN_MODE_KEY, String(payload)),
  });
  return listener;
}
