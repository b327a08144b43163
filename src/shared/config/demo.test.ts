// @vitest-environment jsdom
import { afterEach, describe, expect, it } from 'vitest';
import { demoSite, demoUrl } from './demo';

afterEach(() => localStorage.clear());

describe('demoSite', () => {
  it('begins with the community site', () => {
    expect(demoSite({ search: '' })).toBe('community');
  });

  it('stays with the site that an address named', () => {
    expect(demoSite({ search: '?tab=roles&demo-site=user' })).toBe('user');
    expect(demoSite({ search: '' })).toBe('user');
  });

  it('ignores a site that doesn’t exist', () => {
    expect(demoSite({ search: '?demo-site=casino' })).toBe('community');
  });

  it('is the community site while the demo is reset', () => {
    demoSite({ search: '?demo-site=user' });
    expect(demoSite({ search: '?demo-reset' })).toBe('community');
  });
});

it.each([
  ['/', 'https://demo.io/?demo-site=user'],
  ['/dashboard?tab=roles', 'https://demo.io/dashboard?tab=roles&demo-site=user'],
  ['/#bot-tiers', 'https://demo.io/?demo-site=user#bot-tiers'],
  ['/?demo-site=community', 'https://demo.io/?demo-site=user'],
])('the address of %s on the user site is %s', (path, url) => {
  expect(demoUrl('user', path, 'https://demo.io')).toBe(url);
});
