import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { resolveSite } from './site';

const hosts = {
  communityHosts: ['community.localhost', 'localhost', '127.0.0.1', '[::1]', '*.castlebots.io'],
  userHosts: ['app.localhost', 'app.castlebots.io', '*.my.castlebots.io', 'fe80::1'],
  defaultSite: 'user',
};
/** Tells a match from the fallback: unknown hosts get the other site. */
const community = (host: string) => resolveSite(host, { ...hosts, defaultSite: 'user' });
const user = (host: string) => resolveSite(host, { ...hosts, defaultSite: 'community' });

describe('resolveSite', () => {
  it.each([
    'localhost',
    'localhost:5173',
    'LocalHost:5173',
    'community.localhost:4173',
    '127.0.0.1:5173',
    '[::1]',
    '[::1]:5173',
    'www.castlebots.io',
    'a.b.castlebots.io:443',
    'WWW.CASTLEBOTS.IO.',
  ])('serves the community site on %s', (host) => {
    expect(community(host)).toBe('community');
  });

  it.each([
    'app.localhost',
    'app.localhost:5173',
    'App.CastleBots.io',
    'team.my.castlebots.io',
    '[fe80::1]:5173',
  ])('serves the user site on %s, the most exact pattern', (host) => {
    expect(user(host)).toBe('user');
  });

  it.each([
    'evilcastlebots.io',
    'castlebots.io.evil.com',
    'www.castlebots.io.evil.com',
    'castlebots.io',
    '.castlebots.io',
    'localhost.evil.com',
    'notlocalhost',
    'www-castlebots-io',
    '[::2]',
    '',
    ':5173',
  ])('does not know %j', (host) => {
    expect([community(host), user(host)]).toEqual(['user', 'community']);
  });

  it('prefers the community site when both lists name a host', () => {
    const both = { communityHosts: ['x.io'], userHosts: ['x.io'], defaultSite: 'user' };
    expect(resolveSite('x.io', both)).toBe('community');
  });

  it('takes a default it does not understand for the community site', () => {
    expect(resolveSite('x.io', { ...hosts, defaultSite: 'casino' })).toBe('community');
  });

  it('uses the configured hosts by default', () => {
    expect(resolveSite('app.localhost:5173')).toBe('user');
    expect(resolveSite('localhost:5173')).toBe('community');
  });

  it('never lets a foreign host pass for one below castlebots.io', () => {
    fc.assert(
      fc.property(fc.domain(), (domain) => {
        fc.pre(!domain.toLowerCase().endsWith('.castlebots.io'));
        expect(community(`castlebots.io.${domain}`)).toBe('user');
      }),
    );
  });
});
