import { createListenerMiddleware } from '@reduxjs/toolkit';
import {
  networkChosen,
  themeChosen,
  themeFollowed,
} from '@/features/identity/preferences/globalSlice';
import { viewerKnown } from '@/features/identity/session/viewerSlice';
import { keepRecentOf } from '@/features/search/recentKeys';
import { showLooks } from '@/features/identity/preferences/theme';
import {
  adminModeChanged,
  authenticated,
  sessionEnded,
} from '@/features/identity/session/sessionSlice';
import {
  ADMIN_MODE_KEY,
  localStore,
  NETWORK_KEY,
  SIGNED_IN_KEY,
  sessionStore,
  THEME_CHOICE_KEY,
  THEME_KEY,
} from '@/shared/storage/storage';

/** Writes what the person chose to the spec's storage keys (§9) and shows the theme on the page. */
export function persistenceListener() {
  const listener = createListenerMiddleware();
  listener.startListening({
    actionCreator: themeChosen,
    effect: ({ payload }) => {
      localStore.set(THEME_KEY, payload.theme);
      if (payload.choice === 'system') localStore.set(THEME_CHOICE_KEY, payload.choice);
      else localStore.remove(THEME_CHOICE_KEY);
      showLooks(payload);
    },
  });
  listener.startListening({
    actionCreator: themeFollowed,
    effect: ({ payload }) => showLooks(payload),
  });
  listener.startListening({
    actionCreator: networkChosen,
    effect: ({ payload }) => void localStore.set(NETWORK_KEY, payload),
  });
  listener.startListening({
    actionCreator: adminModeChanged,
    effect: ({ payload }) => void sessionStore.set(ADMIN_MODE_KEY, String(payload)),
  });
  listener.startListening({
    actionCreator: authenticated,
    effect: ({ payload }) => keepSignedIn(payload.isAuthenticated),
  });
  listener.startListening({
    actionCreator: viewerKnown,
    effect: ({ payload }) => keepRecentOf(payload.id),
  });
  listener.startListening({
    actionCreator: sessionEnded,
    effect: () => {
      keepSignedIn(false);
      keepRecentOf(null);
    },
  });
  return listener;
}

/** What the header of the next load has room for until the server has answered. It opens nothing. */
function keepSignedIn(isSignedIn: boolean): void {
  if (isSignedIn) localStore.set(SIGNED_IN_KEY, '1');
  else localStore.remove(SIGNED_IN_KEY);
}
