import type { Middleware } from '@reduxjs/toolkit';
import { sessionEnded } from '@/features/identity/session/sessionSlice';
import { baseApi } from '@/shared/api/baseApi';
import { followChanges } from './freshness';
import type { AppStore } from './store';

/** What was loaded for one account is never shown to another, nor after its session. */
const forgetAnswers: Middleware =
  ({ dispatch }) =>
  (next) =>
  (action) => {
    const result = next(action);
    if (sessionEnded.match(action)) dispatch(baseApi.util.resetApiState());
    return result;
  };

/** Adds RTK Query's cache to a running store; doing it twice changes nothing. */
export function attachServerData(appStore: AppStore): void {
  const { rootReducer, lateMiddleware, store } = appStore;
  rootReducer.inject(baseApi);
  lateMiddleware.addMiddleware(baseApi.middleware, forgetAnswers);
  store.dispatch({ type: 'serverData/attached' });
  followChanges(appStore);
}
