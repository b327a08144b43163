import { baseApi } from '@/shared/api/baseApi';
import { onChange } from '@/shared/api/changes';
import { shareChanges } from '@/shared/api/changesChannel';
import type { DataKind } from '@/shared/api/dataKinds';
import { onReturn } from '@/shared/api/returns';
import type { AppStore } from './store';
import { untilEnded } from './untilEnded';

/**
 * What is edited in a form as a whole. Another tab's change isn't put under a form that is being filled in: its next
 * save would carry the new version with old values. The server refuses it instead, and the form says so.
 */
const heldByForms: ReadonlySet<DataKind> = new Set([
  'Profile',
  'ServerSettings',
  'Flags',
  'MemberNotes',
  'Referrals',
]);

const followed = new WeakSet<AppStore['store']>();

/** Asks again for what is on show and has changed; doing it twice for a store changes nothing. */
export function followChanges({ store }: AppStore): void {
  if (followed.has(store)) return;
  followed.add(store);
  onChange((kinds, by) => {
    const told = by === 'tab' ? kinds.filter((kind) => !heldByForms.has(kind)) : kinds;
    store.dispatch(baseApi.util.invalidateTags([...told]));
  });
}

/**
 * Follows changes made in other tabs and by the server, and asks again for what is on show when someone comes back to this one, until
 * the returned function is called.
 */
export function watchFreshness(appStore: AppStore): () => void {
  const { store } = appStore;
  const stops = [
    shareChanges(),
    untilEnded(async () => {
      const { watchServerNews } = await import('./serverNews');
      return () => watchServerNews(appStore);
    }),
    onReturn(() => void store.dispatch(baseApi.internalActions.onFocus())),
  ];
  return () => stops.forEach((stop) => stop());
}
