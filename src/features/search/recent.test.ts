import { beforeEach, expect, test } from 'vitest';
import { localStore } from '@/shared/storage/storage';
import { clearRecent, noteRecent, readRecent, type Recent } from './recent';
import { keepRecentOf, recentKey } from './recentKeys';

const opened = (name: string, rest: Partial<Recent> = {}): Recent => ({
  kind: 'MEMBER',
  label: name,
  detail: null,
  picture: null,
  path: `/dashboard/user/${name}`,
  serverId: null,
  ...rest,
});
const names = (serverId: string | null = null) =>
  readRecent('u1', serverId).map(({ label }) => label);

beforeEach(() => keepRecentOf(null));

test('the last five entries are kept, latest first, without duplicates', () => {
  for (const name of ['a', 'b', 'c', 'd', 'e', 'f', 'd']) noteRecent('u1', opened(name));
  expect(names()).toEqual(['d', 'f', 'e', 'c', 'b']);
});

test('an entry of a server is shown with that server only', () => {
  noteRecent('u1', opened('mine', { serverId: 'srv-1' }));
  noteRecent('u1', opened('other', { serverId: 'srv-2' }));
  noteRecent('u1', opened('any'));
  expect(names('srv-1')).toEqual(['any', 'mine']);
  clearRecent('u1', 'srv-1');
  expect(names('srv-1')).toEqual([]);
  expect(names('srv-2')).toEqual(['other']);
});

test('another account sees no entries and clears the previous account’s entries', () => {
  noteRecent('u1', opened('a'));
  expect(readRecent('u2', null)).toEqual([]);
  keepRecentOf('u2');
  expect(names()).toEqual([]);
});

test.each([
  'nonsense',
  '{}',
  JSON.stringify([opened('a', { path: 'javascript:alert(1)' }), opened('b'), { label: 7 }]),
])('only valid entries are read from storage: %s', (text) => {
  localStore.set(recentKey('u1'), text);
  expect(names()).toEqual(text.includes('javascript') ? ['b'] : []);
});
