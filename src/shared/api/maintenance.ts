/** What a server under maintenance says of it. */
export interface Maintenance {
  message: string;
  /** When it should be over, ISO 8601 UTC. */
  until: string | null;
}

let state: Maintenance | null = null;
const listeners = new Set<() => void>();

/** Whether the server is under maintenance, as its last answer tells. A store for useSyncExternalStore. */
export const maintenance = {
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  getSnapshot: (): Maintenance | null => state,
  /** What was said last; null where an answer came that has nothing of it. */
  publish: (next: Maintenance | null): void => {
    if (next === null && state === null) return;
    state = next;
    for (const listener of listeners) listener();
  },
};
