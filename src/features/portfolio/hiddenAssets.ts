import { useSyncExternalStore } from 'react';
import { createStoredValue } from '@/shared/storage/storedValue';

const KEY = 'castle-hidden-assets';
/** Maximum number of stored assets: users don't hide thousands one by one. */
const MOST = 500;

const stored = createStoredValue(KEY, read);

function read(text: string | null): ReadonlySet<string> {
  try {
    const mints: unknown = JSON.parse(text ?? '[]');
    return new Set(
      Array.isArray(mints) ? mints.filter((each) => typeof each === 'string').slice(-MOST) : [],
    );
  } catch {
    return new Set();
  }
}

/** Stores on this device whether an asset is hidden, by its token address. */
export function setHidden(mint: string, isHidden: boolean): void {
  const others = [...stored.getSnapshot()].filter((each) => each !== mint);
  stored.set(JSON.stringify((isHidden ? [...others, mint] : others).slice(-MOST)));
}

/** Token addresses of the assets hidden on this device. */
export const useHiddenAssets = () => useSyncExternalStore(stored.subscribe, stored.getSnapshot);
