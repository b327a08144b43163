import { useEffect, useSyncExternalStore } from 'react';

/** The last is the one in force: a page may be kept, unseen, behind another that names itself. */
const names: string[] = [];
const listeners = new Set<() => void>();

function tell(): void {
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
    names.push(name);
    tell();
    return () => {
      names.splice(names.lastIndexOf(name), 1);
      tell();
    };
  }, [name]);
}

/** What the page on show calls itself; null where the title of its route will do. */
export const usePageName = (): string | null =>
  useSyncExternalStore(
    subscribe,
    () => names.at(-1) ?? null,
    () => null,
  );
