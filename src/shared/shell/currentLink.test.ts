import { House } from 'lucide-react';
import { expect, test } from 'vitest';
import { currentOf } from './RailLinks';

const link = (to: string) => ({ to, label: to, icon: House });
const groups = [
  {
    title: 'All',
    links: [
      link('/dashboard'),
      link('/dashboard/bots'),
      link('/dashboard/bots/tickets'),
      link('/dashboard/holders'),
      link('/dashboard/holders?tab=crypto'),
    ],
  },
];
const at = (pathname: string, search = '') => currentOf(groups, { pathname, search })?.to;

test.each([
  ['/dashboard', '', '/dashboard'],
  ['/dashboard/bots', '', '/dashboard/bots'],
  ['/dashboard/bots', '?search=a', '/dashboard/bots'],
  ['/dashboard/holders', '?tab=crypto', '/dashboard/holders?tab=crypto'],
  ['/dashboard/holders', '?tab=crypto&rule=new', '/dashboard/holders?tab=crypto'],
  ['/dashboard/holders', '?tab=nft', '/dashboard/holders'],
])('%s%s is the page of %s', (pathname, search, expected) => {
  expect(at(pathname, search)).toBe(expected);
});

test.each([
  ['/dashboard/holders/form/1', '', '/dashboard/holders'],
  ['/dashboard/holders/form/1', '?tab=crypto', '/dashboard/holders?tab=crypto'],
  ['/dashboard/bots/tickets', '', '/dashboard/bots/tickets'],
  ['/dashboard/bots/others', '', '/dashboard/bots'],
])('%s%s is part of %s', (pathname, search, expected) => {
  expect(at(pathname, search)).toBe(expected);
});

test('a page that nothing leads to has no link', () => {
  expect(at('/dashboard/reports')).toBeUndefined();
});
