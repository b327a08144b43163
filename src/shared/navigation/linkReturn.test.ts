// @vitest-environment jsdom
import * as fc from 'fast-check';
import { afterEach, expect, test } from 'vitest';
import { sessionStore } from '../storage/storage';
import {
  dashboardPathOf,
  keepReturn,
  keptReturn,
  linkedIn,
  linkedState,
  withReturn,
} from './linkReturn';

const QUEST = '/dashboard/questboard/keep/task-to-earn/first-steps#task=t1';

afterEach(() => keepReturn(null));

test('a dashboard page is kept with its task', () => {
  expect(dashboardPathOf(QUEST)).toBe(QUEST);
  keepReturn(QUEST);
  expect(keptReturn()).toBe(QUEST);
  const address = new URL(withReturn('/dashboard/profile', QUEST), 'https://castle.example');
  expect(dashboardPathOf(address.searchParams.get('return'))).toBe(QUEST);
});

test.each([
  null,
  '',
  '/',
  '/dashboard',
  '/unauthorized',
  'dashboard/profile',
  '//evil.example/dashboard/',
  'https://evil.example/dashboard/',
  '/dashboard/../api/twitter/link',
  '/dashboard/%2e%2e/docs',
  '/dashboard/\\evil.example',
  '/dashboardly/x',
  'javascript:alert(1)//dashboard/',
])('%s is not a page to return to', (raw) => {
  expect(dashboardPathOf(raw)).toBeNull();
});

test('the return address is always in the dashboard', () => {
  const part = fc.constantFrom(
    '/',
    '..',
    '\\',
    '@',
    ':',
    '%2f',
    '%00',
    'dashboard',
    'evil',
    '?',
    '#',
    '\n',
  );
  fc.assert(
    fc.property(fc.array(part), (parts) => {
      const path = dashboardPathOf(`/dashboard/${parts.join('')}`);
      if (path === null) return;
      const url = new URL(path, window.location.origin);
      expect(url.origin).toBe(window.location.origin);
      expect(url.pathname.startsWith('/dashboard/')).toBe(true);
    }),
  );
});

test.each(['nonsense', '{"path":"/dashboard/x"}', '{"path":"https://evil.example/","at":0}'])(
  'invalid stored text is not a page to return to: %s',
  (text) => {
    sessionStore.set('castle-link-return', text);
    expect(keptReturn()).toBeNull();
  },
);

test('only the router’s own state counts as linked', () => {
  expect(linkedIn(linkedState('x'))).toBe('x');
  expect([null, 'x', { linked: 'discord' }].map(linkedIn)).toEqual([null, null, null]);
});
