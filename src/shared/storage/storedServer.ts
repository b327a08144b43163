import { localStore, SELECTED_SERVER_KEY } from './storage';

/** SelectedServerId (spec §9): the server that was chosen last, on this visit or an earlier one. */

/** Its id, or null when none is stored. */
export const storedServerId = (): string | null => localStore.getText(SELECTED_SERVER_KEY) || null;

/** Remembers a server whose details have been loaded. */
export function storeServerId(serverId: string): void {
  localStore.set(SELECTED_SERVER_KEY, serverId);
}

/** Forgets it: it could not be loaded, or the session is over (spec §4). */
export function forgetStoredServer(): void {
  localStore.remove(SELECTED_SERVER_KEY);
}
