import { createValueStore } from '../state/valueStore';

/** What a server under maintenance says of it. */
export interface Maintenance {
  message: string;
  /** When it should be over, ISO 8601 UTC. */
  until: string | null;
}

const state = createValueStore<Maintenance | null>(null);

/** Whether the server is under maintenance, as its last answer tells. A store for useSyncExternalStore. */
export const maintenance = {
  subscribe: state.subscribe,
  getSnapshot: state.getSnapshot,
  /** What was said last; null where an answer came that has nothing of it. */
  publish: (next: Maintenance | null): void => {
    if (next !== null || state.getSnapshot() !== null) state.set(next);
  },
};
