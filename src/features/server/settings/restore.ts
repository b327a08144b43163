import { failureText } from '@/shared/api/queryError';
import { isFocusNowhere } from '@/shared/focus/focusable';
import type { useAppDispatch } from '@/shared/state/clientState';
import { notify } from '@/shared/ui/toast';
import { settingsApi } from './settingsApi';

interface Restore {
  dispatch: ReturnType<typeof useAppDispatch>;
  serverId: string;
  entryId: string;
  what: string;
  show: () => HTMLElement | null;
}

/** How long to wait until a restored item is rendered, ms: its list is refetched first. */
const PATIENCE_MS = 5000;

/** Restores a deleted item, and moves the focus to it; shows the reason if the server refuses. */
export async function restore({ dispatch, serverId, entryId, what, show }: Restore): Promise<void> {
  const { error } = await dispatch(
    settingsApi.endpoints.undoChange.initiate({ serverId, entryId }),
  );
  if (error) {
    notify('error', failureText(error, `Couldn’t restore ${what}.`));
    return;
  }
  notify('success', `${what} restored`);
  leadTo(show, document.activeElement);
}

/** Focuses the element once it is rendered, unless the focus has moved elsewhere by then. */
function leadTo(find: () => HTMLElement | null, place: Element | null): void {
  const observer = new MutationObserver(look);
  const end = setTimeout(() => observer.disconnect(), PATIENCE_MS);
  function look(): void {
    const target = find();
    if (target === null) return;
    clearTimeout(end);
    observer.disconnect();
    if (document.activeElement === place || isFocusNowhere()) target.focus();
  }
  observer.observe(document.body, { childList: true, subtree: true });
  look();
}
