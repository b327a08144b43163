/** A value that components follow with `useSyncExternalStore`. */
export function createValueStore<T>(initial: T) {
  let value = initial;
  const listeners = new Set<() => void>();
  return {
    getSnapshot: (): T => value,
    /** @returns stops */
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    set: (next: T): void => {
      value = next;
      for (const listener of listeners) listener();
    },
  };
}
