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

test('keeps the link a page was opened by, with its source and the time', () => {
  captureAttribution('?ref=BANNER&src=youtube', NOW);
  expect(storedAttribution(NOW)).toMatchObject({ ref: 'BANNER', src: 'youtube', seenAt: NOW });
});

test('keeps the tags it was opened with, and none that are no tags', () => {
  captureAttribution('?ref=talk&utm_source=x&utm_medium=a%20b&utm_campaign=', NOW);
  expect(storedAttribution(NOW)?.utm).toEqual({ source: 'x' });
  expect(takeLandingVisit()?.utm).toEqual({ source: 'x' });
});

test('takes the tags off the address with the link', () => {
  expect(withoutReferral('?ref=talk&utm_source=x&tab=two')).toBe('?tab=two');
});

test('the first link stays while it counts', () => {
  captureAttribution('?ref=first', NOW);
  captureAttribution('?ref=second', NOW + ATTRIBUTION_MS);
  expect(storedAttribution(NOW + ATTRIBUTION_MS)).toMatchObject({ ref: 'first' });
});

test('after its time the next one counts', () => {
  captureAttribution('?ref=first', NOW);
  expect(storedAttribution(NOW + ATTRIBUTION_MS + 1)).toBeNull();
  captureAttribution('?ref=second', NOW + ATTRIBUTION_MS + 1);
  expect(storedAttribution(NOW + ATTRIBUTION_MS + 1)).toMatchObject({ ref: 'second' });
});

test('a link from the future counts for nothing', () => {
  captureAttribution('?ref=first', NOW);
  expect(storedAttribution(NOW - 1)).toBeNull();
});

test('each link that is followed is told once, by the same visitor', () => {
  captureAttribution('?ref=first', NOW);
  const first = takeLandingVisit();
  captureAttribution('?ref=second', NOW);
  expect(takeLandingVisit()).toEqual({ ref: 'second', visitor: first?.visitor });
  expect(takeLandingVisit()).toBeNull();
});

test.each(['', '?ref=', '?ref=a b', '?ref=%3Cscript%3E', `?ref=${'x'.repeat(65)}`, '?src=youtube'])(
  '%j is no link',
  (search) => {
    captureAttribution(search, NOW);
    expect([storedAttribution(NOW), takeLandingVisit()]).toEqual([null, null]);
  },
);

test('a source that is none is left out, and the code counts', () => {
  captureAttribution('?ref=BANNER&src=a%20b', NOW);
  expect(storedAttribution(NOW)).not.toHaveProperty('src');
  expect(storedAttribution(NOW)).toMatchObject({ ref: 'BANNER' });
});

test('whatever is stored, it is a link or nothing', () => {
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
])('%j without the link is %j', (search, left) => {
  expect(withoutReferral(search)).toBe(left);
});
