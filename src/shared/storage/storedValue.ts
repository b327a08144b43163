import { localStore } from './storage';

/**
 * A value in local storage, read again only when its text has changed, that components follow with
 * `useSyncExternalStore`: changes in other tabs count as well.
 *
 * @param read parses the stored text, null for none; must not throw
 */
export function createStoredValue<T>(key: string, read: (text: string | null) => T) {
  const listeners = new Set<() => void>();
  let lastText: string | null = null;
  let last = read(null);
  return {
    getSnapshot: (): T => {
      const text = localStore.getText(key);
      if (text !== lastText) {
        lastText = text;
        last = read(text);
      }
      return last;
    },
    /** False where the text is kept only until the page is left. */
    set: (text: string): boolean => {
      const isStored = localStore.set(key, text);
      for (const listener of listeners) listener();
      return isStored;
    },
    /** @returns stops */
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      addEventListener('storage', listener);
      return () => {
        listeners.delete(listener);
        removeEventListener('storage', listener);
      };
    },
  };
}
