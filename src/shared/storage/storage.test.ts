// @vitest-environment jsdom
import * as fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import {
  ADMIN_MODE_KEY,
  createStore,
  localStore,
  NETWORK_KEY,
  SELECTED_SERVER_KEY,
  sessionStore,
  storageWorks,
  THEME_KEY,
} from './storage';

afterEach(() => {
  vi.restoreAllMocks();
  window.localStorage.clear();
  window.sessionStorage.clear();
});

const themeSchema = z.enum(['dark', 'light']);

/** How storage fails: forbidden, full under each of its three names, or broken in single methods. */
const failures: [string, () => Storage][] = [
  [
    'forbidden to read',
    () => {
      throw new DOMException('denied', 'SecurityError');
    },
  ],
  ...['QuotaExceededError', 'NS_ERROR_DOM_QUOTA_REACHED', 'QUOTA_EXCEEDED_ERR'].map(
    (name): [string, () => Storage] => [
      name,
      () => ({
        length: 0,
        clear: () => undefined,
        getItem: () => null,
        key: () => null,
        removeItem: () => undefined,
        setItem: () => {
          throw new DOMException('full', name);
        },
      }),
    ],
  ),
  [
    'writes that are dropped in silence',
    () => ({
      length: 0,
      clear: () => undefined,
      getItem: () => null,
      key: () => null,
      removeItem: () => undefined,
      setItem: () => undefined,
    }),
  ],
];

describe('spec §9: the keys', () => {
  it('have the names of the specification', () => {
    expect([NETWORK_KEY, THEME_KEY, SELECTED_SERVER_KEY, ADMIN_MODE_KEY]).toEqual([
      'BLOCKCHAIN_NETWORK',
      'theme',
      'SelectedServerId',
      'AdminMode',
    ]);
  });
});

describe('a store', () => {
  it('keeps plain text', () => {
    expect(localStore.set(THEME_KEY, 'light')).toBe(true);
    expect(window.localStorage.getItem('theme')).toBe('light');
    expect(localStore.getText(THEME_KEY)).toBe('light');
  });

  it('is separate for the session', () => {
    sessionStore.set(ADMIN_MODE_KEY, 'true');
    expect(window.sessionStorage.getItem('AdminMode')).toBe('true');
    expect(localStore.getText(ADMIN_MODE_KEY)).toBeNull();
  });

  it('removes a value', () => {
    localStore.set(SELECTED_SERVER_KEY, '1');
    localStore.remove(SELECTED_SERVER_KEY);
    expect(localStore.getText(SELECTED_SERVER_KEY)).toBeNull();
  });

  it('sees a value that another tab has stored', () => {
    localStore.set(THEME_KEY, 'light');
    window.localStorage.setItem('theme', 'dark');
    expect(localStore.getText(THEME_KEY)).toBe('dark');
  });

  it('lists keys by prefix', () => {
    for (const key of ['PAY:a', 'PAY:b', 'theme']) localStore.set(key, '1');
    expect(localStore.keys('PAY:').toSorted()).toEqual(['PAY:a', 'PAY:b']);
  });

  it('reads JSON of the expected shape', () => {
    localStore.set('draft', '{"title":"Keep","more":1}');
    expect(localStore.getJson('draft', z.object({ title: z.string() }))).toEqual({ title: 'Keep' });
  });

  it.each(['', '{', 'null', '[]', '{"title":1}', '"x"'])('E6: reads no JSON from %j', (text) => {
    localStore.set('draft', text);
    expect(localStore.getJson('draft', z.object({ title: z.string() }))).toBeNull();
  });

  it('ignores __proto__ in stored JSON', () => {
    localStore.set('draft', '{"__proto__":{"isAdmin":true}}');
    const draft = localStore.getJson('draft', z.object({ isAdmin: z.optional(z.boolean()) }));
    expect(draft?.isAdmin).toBeUndefined();
  });

  it.each(['', 'null', '{', 'x'.repeat(1_000_000), '🏰', '__proto__', 'DARK', '"dark"'])(
    'E6: replaces an invalid value with the default (case %#)',
    (text) => {
      localStore.set(THEME_KEY, text);
      expect(localStore.get(THEME_KEY, themeSchema, 'dark')).toBe('dark');
    },
  );

  it('E6: returns the default or a valid value whatever is stored', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        window.localStorage.setItem('theme', text);
        const expected = text === 'light' ? 'light' : 'dark';
        expect(localStore.get(THEME_KEY, themeSchema, 'dark')).toBe(expected);
      }),
    );
  });
});

describe.each(failures)('E5: with storage %s', (_name, open) => {
  it('keeps values in memory and returns false', () => {
    const store = createStore(open);
    expect(store.set('theme', 'light')).toBe(false);
    expect(store.getText('theme')).toBe('light');
    expect(store.get('theme', themeSchema, 'dark')).toBe('light');
    expect(store.keys('the')).toEqual(['theme']);
  });

  it('forgets removed values', () => {
    const store = createStore(open);
    store.set('theme', 'light');
    store.remove('theme');
    expect(store.getText('theme')).toBeNull();
    expect(store.keys()).toEqual([]);
  });

  it('reads a missing value as null', () => {
    expect(createStore(open).getText('theme')).toBeNull();
  });
});

describe('E5: the browser', () => {
  it('may forbid access to window.localStorage', () => {
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    expect(storageWorks()).toBe(false);
    expect(localStore.getText(THEME_KEY)).toBeNull();
  });

  it('may refuse to remove a value', () => {
    localStore.set(SELECTED_SERVER_KEY, '1');
    vi.spyOn(Storage.prototype, 'removeItem').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    localStore.remove(SELECTED_SERVER_KEY);
    expect(localStore.getText(SELECTED_SERVER_KEY)).toBeNull();
    expect(localStore.keys()).not.toContain(SELECTED_SERVER_KEY);
    localStore.set(SELECTED_SERVER_KEY, '');
  });

  it('may be full, and then the new value wins over the stored value', () => {
    localStore.set(THEME_KEY, 'light');
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    expect(localStore.set(THEME_KEY, 'dark')).toBe(false);
    expect(localStore.getText(THEME_KEY)).toBe('dark');
  });

  it('supports storage, and the check leaves nothing behind', () => {
    expect(storageWorks()).toBe(true);
    expect(window.localStorage).toHaveLength(0);
  });
});
