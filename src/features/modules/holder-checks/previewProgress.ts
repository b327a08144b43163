import { useSyncExternalStore } from 'react';

interface Progress {
  /** Members checked so far. */
  done: number;
  /** Members to check, or null where the server doesn’t say. */
  total: number | null;
}

const running = new Map<string, Progress>();
const listeners = new Set<() => void>();
const listen = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Identifies a preview: what it checks, as its query has it. */
export const previewKey = (tried: object): string => JSON.stringify(tried);

/** How far each running preview is; null before its first part has come, and once it has ended. */
export const previewProgress = {
  set: (preview: string, progress: Progress | null): void => {
    if (progress === null) running.delete(preview);
    else running.set(preview, progress);
    for (const listener of listeners) listener();
  },
};

export const usePreviewProgress = (preview: string): Progress | null =>
  useSyncExternalStore(
    listen,
    () => running.get(preview) ?? null,
    () => null,
  );
