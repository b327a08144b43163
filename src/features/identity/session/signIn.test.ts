// @vitest-environment jsdom
import { afterEach, describe, expect, test, vi } from 'vitest';
import { captureAttribution, storedAttribution } from '@/features/billing/referrals/attribution';
import { beginSignIn, finishSignIn, isSignInUnderWay, takeWayBack } from './signIn';
import { signInCookieName } from './signInCookie';

const origin = 'https://community.castlebots.io';
const stateOf = (url: string | null) => {
  const state = new URL(url ?? '').searchParams.get('state') ?? '';
  const read: { nonce: string } = JSON.parse(atob(state.replaceAll('-', '+').replaceAll('_', '/')));
  return read;
};

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('sign-in', () => {
  test('D6: requests exactly the scopes identify and guilds', () => {
    const url = new URL(beginSignIn({ origin, returnTo: '/dashboard' }) ?? '');
    expect(url.searchParams.get('scope')).toBe('identify guilds');
  });

  test('passes the current origin as the redirect inside state', () => {
    expect(stateOf(beginSignIn({ origin, returnTo: '/' }))).toMatchObject({ redirect: origin });
  });

  test('D5: never uses a nonce twice', () => {
    const states = Array.from({ length: 100 }, () => beginSignIn({ origin, returnTo: '/' }));
    expect(new Set(states).size).toBe(100);
  });

  test('passes a referral code inside state', () => {
    expect(stateOf(beginSignIn({ origin, returnTo: '/', ref: 'friend' }))).toMatchObject({
      ref: 'friend',
    });
  });

  test('passes the first referral link inside state, and forgets it after sign-in', () => {
    captureAttribution('?ref=first&src=video', 1000);
    expect(stateOf(beginSignIn({ origin, returnTo: '/', ref: 'second', now: 2000 }))).toMatchObject(
      { ref: 'first', src: 'video', seenAt: 1000 },
    );
    expect(storedAttribution(2000)).not.toBeNull();
    finishSignIn(origin);
    expect(storedAttribution(3000)).toBeNull();
  });

  test('returns to the page without the referral link', () => {
    const returnTo = '/dashboard?ref=friend&page=2&src=video#top';
    beginSignIn({ origin, returnTo, now: 1000 });
    expect(finishSignIn(origin)).toBe('/dashboard?page=2#top');
  });

  test('returns to the page where it began, once', () => {
    beginSignIn({ origin, returnTo: '/dashboard/user-order?status=PENDING', now: 1000 });
    expect(finishSignIn(origin)).toBe('/dashboard/user-order?status=PENDING');
    expect(finishSignIn(origin)).toBeNull();
  });

  test.each([
    ['an hour on', 3_600_000],
    ['an hour back', -3_600_000],
  ])('keeps the way back when the clock is set %s', (_, by) => {
    vi.useFakeTimers({ now: Date.now(), toFake: ['Date'] });
    beginSignIn({ origin, returnTo: '/dashboard/bots' });
    vi.setSystemTime(Date.now() + by);
    expect(finishSignIn(origin)).toBe('/dashboard/bots');
  });

  test.each([600_001, -600_001])('is no longer under way %i ms after its start', (ms) => {
    beginSignIn({ origin, returnTo: '/dashboard', now: 1_000_000 });
    expect(isSignInUnderWay(1_000_000)).toBe(true);
    expect(isSignInUnderWay(1_000_000 + ms)).toBe(false);
  });

  test('returns to its page after a cancel, and keeps the referral link', () => {
    captureAttribution('?ref=first', Date.now());
    beginSignIn({ origin, returnTo: '/dashboard/bots' });
    expect(takeWayBack(origin)).toBe('/dashboard/bots');
    expect(isSignInUnderWay()).toBe(false);
    expect(storedAttribution(Date.now())).not.toBeNull();
  });

  test('D24: stores its nonce in a cookie beside the nonce of another tab', () => {
    const nonces = ['/a', '/b'].map((returnTo) => stateOf(beginSignIn({ origin, returnTo })).nonce);
    for (const nonce of nonces) {
      expect(document.cookie).toContain(`${signInCookieName(nonce)}=${nonce}`);
    }
  });

  test('D24: does not start in a browser that keeps no cookies', () => {
    vi.spyOn(document, 'cookie', 'get').mockReturnValue('');
    expect(beginSignIn({ origin, returnTo: '/dashboard' })).toBeNull();
    expect(isSignInUnderWay()).toBe(false);
  });

  test.each(['//evil.test', '/\\evil.test', 'https://evil.test/', 'javascript:alert(1)'])(
    'D4: does not follow %s out of the origin',
    (returnTo) => {
      beginSignIn({ origin, returnTo, now: 0 });
      expect(finishSignIn(origin)).toBe('/');
    },
  );

  test('ignores a corrupted entry in storage', () => {
    sessionStorage.setItem('castle-sign-in', '{"nonce":');
    expect(finishSignIn(origin)).toBeNull();
  });
});
