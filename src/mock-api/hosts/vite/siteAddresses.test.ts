import { expect, test } from 'vitest';
import { siteAddresses } from './siteAddresses';

const urls = (env: Record<string, string>, address = 'http://localhost:5173/') =>
  siteAddresses(env, address).map(({ url }) => url);

test('each site has an address with the port of the server', () => {
  expect(siteAddresses({}, 'http://127.0.0.1:5199/')).toEqual([
    { label: 'Community site', url: 'http://community.localhost:5199/' },
    { label: 'User site', url: 'http://app.localhost:5199/' },
  ]);
});

test('a host of this machine is preferred, and patterns are left out', () => {
  expect(
    urls({
      VITE_COMMUNITY_HOSTS: 'castlebots.io, *.castlebots.io, owners.localhost',
      VITE_USER_HOSTS: 'app.castlebots.io',
    }),
  ).toEqual(['http://owners.localhost:5173/', 'http://app.castlebots.io:5173/']);
  expect(urls({ VITE_USER_HOSTS: '*.castlebots.io' })).toEqual([
    'http://community.localhost:5173/',
  ]);
});
