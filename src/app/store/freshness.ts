import { baseApi } from '@/shared/api/baseApi';
import { onChange } from '@/shared/api/changes';
import { shareChanges } from '@/shared/api/changesChannel';
import { afterFirstScreen } from '@/shared/api/whenSettled';
import { onReturn } from '@/shared/api/returns';
import type { AppStore } from './store';
import { untilEnded } from './untilEnded';

const followed = new WeakSet<AppStore['store']>();

/** Refetches shown data that has changed. Idempotent for a store. */
export function followChanges({ store }: AppStore): void {
  if (followed.has(store)) return;
  followed.add(store);
  onChange((changes) => void store.dispatch(baseApi.util.invalidateTags([...changes])));
}

/**
 * Follows changes made in other tabs and by the server, and refetches shown data when the user returns to this tab.
 * Ends when the returned function is called.
 */
export function watchFreshness(appStore: AppStore): () => void {
  const { store } = appStore;
  const stops = [
    shareChanges(),
    untilEnded(async () => {
      await afterFirstScreen();
      const { watchServerNews } = await import('./serverNews');
      return () => watchServerNews(appStore);
    }),
    onReturn(() => void store.dispatch(baseApi.internalActions.onFocus())),
  ];
  return () => stops.forEach((stop) => stop());
}
