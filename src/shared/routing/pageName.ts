import { useEffect, useSyncExternalStore } from 'react';

let current: string | null = null;
const listeners = new Set<() => void>();

function set(name: string | null): void {
  current = name;
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Names a page more closely than its route can, whose title is the same for all it shows. */
export function useOwnPageName(name: string | undefined): void {
  useEffect(() => {
    if (name === undefined) return undefined;
    set(name);
    return () => set(null);
  }, [name]);
}

/** What the page on show calls itself; null where the title of its route will do. */
export const usePageName = (): string | null => useSyncExternalStore(subscribe, () => current);
