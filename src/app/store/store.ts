import { combineSlices, configureStore, createDynamicMiddleware } from '@reduxjs/toolkit';
import { discordSlice } from '@/features/server/discord/discordSlice';
import { globalSlice, initialGlobalState } from '@/features/identity/preferences/globalSlice';
import { storedLooks } from '@/features/identity/preferences/theme';
import { themeChoiceSlice } from '@/features/identity/preferences/themeChoiceSlice';
import { localStore } from '@/shared/storage/storage';
import { ordersSlice } from '@/features/billing/orders/ordersSlice';
import { sessionSlice } from '@/features/identity/session/sessionSlice';
import { viewerSlice } from '@/features/identity/session/viewerSlice';
import { readStoredGlobals } from './storedGlobals';
import { persistenceListener } from './persistence';

/**
 * The store: the card's four slices, `viewer` and `themeChoice`. RTK Query's reducer and middleware join it with
 * the first screen that needs server data (attachServerData), because they are not small.
 */
export function createStore() {
  const rootReducer = combineSlices(
    sessionSlice,
    viewerSlice,
    discordSlice,
    globalSlice,
    themeChoiceSlice,
    ordersSlice,
  ).withLazyLoadedSlices<object>();
  const lateMiddleware = createDynamicMiddleware();
  const listener = persistenceListener();
  const store = configureStore({
    reducer: rootReducer,
    preloadedState: {
      global: { ...initialGlobalState, ...readStoredGlobals() },
      themeChoice: storedLooks(localStore.getText).choice,
    },
    middleware: (getDefault) =>
      getDefault().prepend(listener.middleware).concat(lateMiddleware.middleware),
  });
  return { store, rootReducer, lateMiddleware };
}

export type AppStore = ReturnType<typeof createStore>;
