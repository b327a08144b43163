import { decodeSnapshot, encodeSnapshot } from '../../snapshots';
import type { World, WorldSnapshot } from '../../store/world';

/** Where a page's own back end keeps its state (localStorage). */
const KEY = 'CASTLE_MOCK_DB';
const DEBOUNCE_MS = 300;

/** The world this browser had last time; undefined for none, a broken one, or where storage is forbidden. */
export function readStoredWorld(): WorldSnapshot | undefined {
  try {
    const text = localStorage.getItem(KEY);
    return text === null ? undefined : decodeSnapshot(text);
  } catch {
    return undefined;
  }
}

/**
 * Stores the world after each change and as the page goes away, and takes over what another tab stored.
 * Returns the function that stores at once.
 */
export function keepWorld(world: World): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const store = () => {
    clearTimeout(timer);
    timer = undefined;
    try {
      localStorage.setItem(KEY, encodeSnapshot(world.snapshot()));
    } catch (error) {
      console.warn('This browser doesn’t keep the demo’s state:', error);
    }
  };
  world.onChange(() => {
    timer ??= setTimeout(store, DEBOUNCE_MS);
  });
  addEventListener('pagehide', () => {
    if (timer !== undefined) store();
  });
  addEventListener('storage', (event) => {
    // Another tab has reset the demo: what this one has would bring it back.
    if (event.key === null) {
      clearTimeout(timer);
      timer = undefined;
      location.reload();
      return;
    }
    if (event.key !== KEY || event.newValue === null) return;
    const other = decodeSnapshot(event.newValue);
    if (other) world.db = other.db;
  });
  return store;
}
