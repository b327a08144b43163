import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createDeparture, decideSessionEnd } from './sessionEnd';

const origin = 'https://castle.test';
const at = (path: string) => {
  const { pathname, search, hash } = new URL(path, origin);
  return { pathname, search, hash, origin };
};
const stay = { kind: 'stay' };
const unauthorized = (path: string) => ({
  kind: 'unauthorized',
  to: `/unauthorized?redirect_url=${encodeURIComponent(path)}`,
});

describe('A15: what follows a renewal', () => {
  it.each([
    ['/', 'dead', stay],
    ['/', 'undecided', stay],
    ['/?ref=abc', 'dead', stay],
    ['/?ref=abc', 'undecided', stay],
    ['/unauthorized', 'dead', stay],
    ['/unauthorized', 'undecided', stay],
    ['/unauthorized?ref=abc', 'dead', stay],
    ['/unauthorized?ref=abc', 'undecided', stay],
    ['/dashboard', 'dead', unauthorized('/dashboard')],
    ['/dashboard', 'undecided', stay],
    ['/dashboard?ref=abc', 'dead', { kind: 'sign-in', ref: 'abc' }],
    ['/dashboard?ref=abc', 'undecided', stay],
  ] as const)('at %s when it is %s', (path, outcome, decision) => {
    expect(decideSessionEnd(at(path), outcome)).toEqual(decision);
  });

  it('A15: is nothing after a successful renewal', () => {
    expect(decideSessionEnd(at('/dashboard'), 'renewed')).toEqual(stay);
  });

  it.each(['/unauthorized/', '/UNAUTHORIZED', '//'])(
    'stays on %s, which is the same page',
    (path) => {
      const place = { pathname: path, search: '', hash: '', origin };
      expect(decideSessionEnd(place)).toEqual(stay);
    },
  );
});

describe('D23: the referral code', () => {
  it.each(['a', 'A_b-9', 'x'.repeat(64)])('is taken when it is %s', (ref) => {
    expect(decideSessionEnd(at(`/dashboard?ref=${ref}`))).toEqual({ kind: 'sign-in', ref });
  });

  it.each(['', 'x'.repeat(65), 'a b', '%3Cimg%3E', '../x', 'a%0A', 'https:'])(
    'counts as missing when it is %j',
    (ref) => {
      expect(decideSessionEnd(at(`/dashboard?ref=${ref}`)).kind).toBe('unauthorized');
    },
  );
});

describe('A16: the way back', () => {
  it('keeps path, search and hash', () => {
    expect(decideSessionEnd(at('/dashboard/user-order?page=2&q=a%26b#row-3'))).toEqual(
      unauthorized('/dashboard/user-order?page=2&q=a%26b#row-3'),
    );
  });

  it.each([
    ['/dashboard?redirect_url=%2Fx', '/dashboard'],
    ['/dashboard?a=1&redirect_url=/x&b=2', '/dashboard?a=1&b=2'],
    ['/dashboard?a=%2Funauthorized%3Fredirect_url%3D%252Fx', '/dashboard'],
    ['/dashboard?redirect%5Furl=/x', '/dashboard'],
    ['/dashboard#redirect_url=/x', '/dashboard'],
    ['/unauthorized/deep', '/'],
    ['/dashboard/redirect_url', '/'],
  ])('of %s is %s', (path, back) => {
    expect(decideSessionEnd(at(path))).toEqual(unauthorized(back));
  });

  it('never nests a redirect_url, whatever the address', () => {
    const piece = fc.oneof(
      fc.constantFrom('redirect_url', '=', '&', '/', '%2F', 'unauthorized', '?', '#', '%', '%25'),
      fc.string(),
    );
    const text = fc.array(piece, { maxLength: 8 }).map((pieces) => pieces.join(''));
    fc.assert(
      fc.property(text, text, text, (path, search, hash) => {
        const decision = decideSessionEnd(at(`/dashboard/${path}?${search}#${hash}`));
        if (decision.kind !== 'unauthorized') return;
        const url = new URL(decision.to, origin);
        expect(url.pathname).toBe('/unauthorized');
        expect([...url.searchParams.keys()]).toEqual(['redirect_url']);
        const back = url.searchParams.get('redirect_url') ?? '';
        expect(back).not.toMatch(/redirect_url/i);
        expect(new URL(back, origin).pathname).not.toMatch(/^\/unauthorized(\/|$)/i);
      }),
      { numRuns: 5_000 },
    );
  });
});

describe('A16: a departure', () => {
  it('is decided once while it is under way', () => {
    const departure = createDeparture();
    const kinds = Array.from({ length: 5 }, () => departure.decide(at('/dashboard')).kind);
    expect(kinds).toEqual(['unauthorized', 'stay', 'stay', 'stay', 'stay']);
  });

  it('keeps the first address', () => {
    const departure = createDeparture();
    expect(departure.decide(at('/dashboard/bots'))).toEqual(unauthorized('/dashboard/bots'));
    expect(departure.decide(at('/dashboard/server'))).toEqual(stay);
  });

  it('may be followed by another after arrival', () => {
    const departure = createDeparture();
    departure.decide(at('/dashboard'));
    departure.arrived();
    expect(departure.decide(at('/dashboard')).kind).toBe('unauthorized');
  });

  it('is not begun by staying', () => {
    const departure = createDeparture();
    departure.decide(at('/'));
    expect(departure.decide(at('/dashboard')).kind).toBe('unauthorized');
  });
});
