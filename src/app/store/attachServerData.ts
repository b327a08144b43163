import { baseApi } from '@/shared/api/baseApi';
import { followChanges } from './freshness';
import type { AppStore } from './store';

/** Adds RTK Query's cache to a running store; doing it twice changes nothing. */
export function attachServerData(appStore: AppStore): void {
  const { rootReducer, lateMiddleware, store } = appStore;
  rootReducer.inject(baseApi);
  lateMiddleware.addMiddleware(baseApi.middleware);
  store.dispatch({ type: 'serverData/attached' });
  followChanges(appStore);
}
