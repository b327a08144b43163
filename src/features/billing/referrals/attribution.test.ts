// @vitest-environment jsdom
import * as fc from 'fast-check';
import { beforeEach, expect, test } from 'vitest';
import {
  captureAttribution,
  forgetAttribution,
  storedAttribution,
  takeLandingVisit,
  withoutReferral,
} from './attribution';
import { ATTRIBUTION_MS } from './attributionRules';

const NOW = 1_800_000_000_000;
beforeEach(() => {
  forgetAttribution();
  takeLandingVisit();
});

test('keeps the referral link that opened the page, with its source and the time', () => {
  captureAttribution('?ref=BANNER&src=youtube', NOW);
  expect(storedAttribution(NOW)).toMatchObject({ ref: 'BANNER', src: 'youtube', seenAt: NOW });
});

test('keeps valid UTM tags and drops invalid ones', () => {
  captureAttribution('?ref=talk&utm_source=x&utm_medium=a%20b&utm_campaign=', NOW);
  expect(storedAttribution(NOW)?.utm).toEqual({ source: 'x' });
  expect(takeLandingVisit()?.utm).toEqual({ source: 'x' });
});

test('removes the UTM tags from the address along with the referral link', () => {
  expect(withoutReferral('?ref=talk&utm_source=x&tab=two')).toBe('?tab=two');
});

test('keeps the first referral link while it is valid', () => {
  captureAttribution('?ref=first', NOW);
  captureAttribution('?ref=second', NOW + ATTRIBUTION_MS);
  expect(storedAttribution(NOW + ATTRIBUTION_MS)).toMatchObject({ ref: 'first' });
});

test('keeps the next referral link once the first has expired', () => {
  captureAttribution('?ref=first', NOW);
  expect(storedAttribution(NOW + ATTRIBUTION_MS + 1)).toBeNull();
  captureAttribution('?ref=second', NOW + ATTRIBUTION_MS + 1);
  expect(storedAttribution(NOW + ATTRIBUTION_MS + 1)).toMatchObject({ ref: 'second' });
});

test('ignores a referral link from the future', () => {
  captureAttribution('?ref=first', NOW);
  expect(storedAttribution(NOW - 1)).toBeNull();
});

test('returns each landing visit once, always with the same visitor', () => {
  captureAttribution('?ref=first', NOW);
  const first = takeLandingVisit();
  captureAttribution('?ref=second', NOW);
  expect(takeLandingVisit()).toEqual({ ref: 'second', visitor: first?.visitor });
  expect(takeLandingVisit()).toBeNull();
});

test.each(['', '?ref=', '?ref=a b', '?ref=%3Cscript%3E', `?ref=${'x'.repeat(65)}`, '?src=youtube'])(
  '%j is no referral link',
  (search) => {
    captureAttribution(search, NOW);
    expect([storedAttribution(NOW), takeLandingVisit()]).toEqual([null, null]);
  },
);

test('drops an invalid source and keeps the code', () => {
  captureAttribution('?ref=BANNER&src=a%20b', NOW);
  expect(storedAttribution(NOW)).not.toHaveProperty('src');
  expect(storedAttribution(NOW)).toMatchObject({ ref: 'BANNER' });
});

test('reads any stored value as a valid referral link or as none', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.json(),
        fc.string(),
        fc
          .record({ ref: fc.anything(), seenAt: fc.anything(), visitor: fc.anything() })
          .map((value) => JSON.stringify(value) ?? ''),
      ),
      (text) => {
        localStorage.setItem('castle-referral', text);
        const touch = storedAttribution(NOW);
        expect(touch === null || /^[\w-]{1,64}$/.test(touch.ref)).toBe(true);
      },
    ),
  );
});

test.each([
  ['?ref=a&src=b&page=2', '?page=2'],
  ['?ref=a', ''],
  ['?src=b', null],
  ['', null],
])('%j without the referral link is %j', (search, left) => {
  expect(withoutReferral(search)).toBe(left);
});
