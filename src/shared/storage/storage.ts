import type * as z from 'zod/mini';

/** The product's storage keys (spec §9). Values are plain text, such as `dark` or `solana`. */
export const NETWORK_KEY = 'BLOCKCHAIN_NETWORK';
export const THEME_KEY = 'theme';
export const SELECTED_SERVER_KEY = 'SelectedServerId';
/** Beyond the specification: `system` while the theme follows the device. */
export const THEME_CHOICE_KEY = 'castle-theme';
/** Beyond the specification: `1` if this browser was signed in when the session was last checked. */
export const SIGNED_IN_KEY = 'castle-signed-in';
/** In the session storage; the others are in the local storage. */
export const ADMIN_MODE_KEY = 'AdminMode';
/** The account last confirmed as this device's own: its id, opaque text. */
export const LAST_ACCOUNT_KEY = 'castle-last-account';

const PROBE_KEY = 'castle-probe';

/**
 * A storage that always works: if the browser's is forbidden (even reading `window.localStorage` may throw), full or
 * broken, values live in memory until the page is left (reliability E5).
 */
export function createStore(open: () => Storage) {
  /** Values that the real storage did not accept; null marks a removal that failed. */
  const memory = new Map<string, string | null>();

  const attempt = <T>(action: (storage: Storage) => T, otherwise: T): T => {
    try {
      return action(open());
    } catch {
      return otherwise;
    }
  };

  const getText = (key: string): string | null => {
    const remembered = memory.get(key);
    return remembered === undefined ? attempt((storage) => storage.getItem(key), null) : remembered;
  };

  const getJson = <S extends z.ZodMiniType>(key: string, schema: S): z.output<S> | null => {
    const text = getText(key);
    if (text === null) return null;
    try {
      return schema.parse(JSON.parse(text));
    } catch {
      return null;
    }
  };

  return {
    getText,
    /** A stored JSON value of the given shape; null when missing or of another shape. */
    getJson,
    /** The stored text if the schema accepts it, otherwise the fallback (reliability E6). */
    get<S extends z.ZodMiniType>(key: string, schema: S, fallback: z.output<S>): z.output<S> {
      const text = getText(key);
      const parsed = text === null ? undefined : schema.safeParse(text);
      return parsed?.success ? parsed.data : fallback;
    },
    /** Stores the text; false when it is kept in memory only. */
    set(key: string, value: string): boolean {
      const isStored = attempt((storage) => {
        storage.setItem(key, value);
        return storage.getItem(key) === value;
      }, false);
      if (isStored) memory.delete(key);
      else memory.set(key, value);
      return isStored;
    },
    remove(key: string): void {
      const isRemoved = attempt((storage) => {
        storage.removeItem(key);
        return true;
      }, false);
      if (isRemoved) memory.delete(key);
      else memory.set(key, null);
    },
    /** Keys that begin with the prefix, in no particular order. */
    keys(prefix = ''): string[] {
      const stored = attempt(
        (storage) => Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? ''),
        [],
      );
      return [...new Set([...stored, ...memory.keys()])].filter(
        (key) => key.startsWith(prefix) && getText(key) !== null,
      );
    },
  };
}

export const localStore = createStore(() => window.localStorage);
export const sessionStore = createStore(() => window.sessionStorage);

/** Whether this browser keeps local data; if not, a notice is shown. */
export function storageWorks(): boolean {
  const works = localStore.set(PROBE_KEY, '1');
  localStore.remove(PROBE_KEY);
  return works;
}
