// @vitest-environment jsdom
import { describe, expect, test } from 'vitest';
import { captureTouch, storedTouch } from '@/features/referrals/touch';
import { beginSignIn, finishSignIn } from './signIn';

const origin = 'https://community.castlebots.io';
const stateOf = (url: string): unknown => {
  const state = new URL(url).searchParams.get('state') ?? '';
  return JSON.parse(atob(state.replaceAll('-', '+').replaceAll('_', '/')));
};

describe('sign-in', () => {
  test('D6: asks for exactly the scopes identify and guilds', () => {
    const url = new URL(beginSignIn({ origin, returnTo: '/dashboard' }));
    expect(url.searchParams.get('scope')).toBe('identify guilds');
  });

  test('passes the current origin as the redirect inside state', () => {
    expect(stateOf(beginSignIn({ origin, returnTo: '/' }))).toMatchObject({ redirect: origin });
  });

  test('D5: never uses a nonce twice', () => {
    const states = Array.from({ length: 100 }, () => beginSignIn({ origin, returnTo: '/' }));
    expect(new Set(states).size).toBe(100);
  });

  test('carries a referral code along', () => {
    expect(stateOf(beginSignIn({ origin, returnTo: '/', ref: 'friend' }))).toMatchObject({
      ref: 'friend',
    });
  });

  test('carries the link along that was followed first, and forgets it once it was sent', () => {
    captureTouch('?ref=first&src=video', 1000);
    expect(stateOf(beginSignIn({ origin, returnTo: '/', ref: 'second', now: 2000 }))).toMatchObject(
      { ref: 'first', src: 'video', seenAt: 1000 },
    );
    expect(storedTouch(2000)).not.toBeNull();
    finishSignIn(origin, 3000);
    expect(storedTouch(3000)).toBeNull();
  });

  test('comes back without the link', () => {
    const returnTo = '/dashboard?ref=friend&page=2&src=video#top';
    beginSignIn({ origin, returnTo, now: 1000 });
    expect(finishSignIn(origin, 2000)).toBe('/dashboard?page=2#top');
  });

  test('comes back to where it began, once', () => {
    beginSignIn({ origin, returnTo: '/dashboard/user-order?status=PENDING', now: 1000 });
    expect(finishSignIn(origin, 2000)).toBe('/dashboard/user-order?status=PENDING');
    expect(finishSignIn(origin, 2000)).toBeNull();
  });

  test('forgets a sign-in after ten minutes', () => {
    beginSignIn({ origin, returnTo: '/dashboard', now: 0 });
    expect(finishSignIn(origin, 600_001)).toBeNull();
  });

  test.each(['//evil.test', '/\\evil.test', 'https://evil.test/', 'javascript:alert(1)'])(
    'D4: does not follow %s out of the origin',
    (returnTo) => {
      beginSignIn({ origin, returnTo, now: 0 });
      expect(finishSignIn(origin, 1)).toBe('/');
    },
  );

  test('survives a corrupted memory', () => {
    sessionStorage.setItem('castle-sign-in', '{"nonce":');
    expect(finishSignIn(origin)).toBeNull();
  });
});
