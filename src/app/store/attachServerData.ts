import { baseApi } from '@/shared/api/baseApi';
import type { AppStore } from './store';

/** Adds RTK Query's cache to a running store; doing it twice changes nothing. */
export function attachServerData({ rootReducer, lateMiddleware, store }: AppStore): void {
  rootReducer.inject(baseApi);
  lateMiddleware.addMiddleware(baseApi.middleware);
  store.dispatch({ type: 'serverData/attached' });
}
