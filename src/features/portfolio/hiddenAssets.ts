import { useSyncExternalStore } from 'react';
import { localStore } from '@/shared/storage/storage';

const KEY = 'castle-hidden-assets';
/** More are not kept: nobody hides thousands one by one. */
const MOST = 500;

const listeners = new Set<() => void>();
let lastText: string | null = null;
let last: ReadonlySet<string> = new Set();

function hidden(): ReadonlySet<string> {
  const text = localStore.getText(KEY);
  if (text !== lastText) {
    lastText = text;
    last = read(text);
  }
  return last;
}

function read(text: string | null): ReadonlySet<string> {
  try {
    const stored: unknown = JSON.parse(text ?? '[]');
    return new Set(
      Array.isArray(stored) ? stored.filter((each) => typeof each === 'string').slice(-MOST) : [],
    );
  } catch {
    return new Set();
  }
}

/** Keeps on this device whether an asset is out of sight, by its mint. */
export function setHidden(mint: string, isHidden: boolean): void {
  const others = [...hidden()].filter((each) => each !== mint);
  localStore.set(KEY, JSON.stringify((isHidden ? [...others, mint] : others).slice(-MOST)));
  for (const listener of listeners) listener();
}

function watch(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', listener);
  };
}

/** Mints of what one has put out of sight on this device. */
export const useHiddenAssets = () => useSyncExternalStore(watch, hidden);
