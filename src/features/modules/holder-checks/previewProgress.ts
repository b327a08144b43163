import { useSyncExternalStore } from 'react';

interface Progress {
  /** Members checked so far. */
  done: number;
  /** Members to check, or null where the server doesn’t say. */
  total: number | null;
}

let current: Progress | null = null;
const listeners = new Set<() => void>();
const read = () => current;
const listen = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** How far the preview of a rule is; null while none runs or its first part is on its way. */
export const previewProgress = {
  set: (progress: Progress | null): void => {
    current = progress;
    for (const listener of listeners) listener();
  },
};

export const usePreviewProgress = () => useSyncExternalStore(listen, read, () => null);
