// @vitest-environment jsdom
import * as fc from 'fast-check';
import { beforeEach, expect, test } from 'vitest';
import { captureTouch, forgetTouch, storedTouch, takeLanding, withoutReferral } from './touch';
import { TOUCH_MS } from './touchRules';

const NOW = 1_800_000_000_000;
beforeEach(() => {
  forgetTouch();
  takeLanding();
});

test('keeps the link a page was opened by, with its source and the time', () => {
  captureTouch('?ref=BANNER&src=youtube', NOW);
  expect(storedTouch(NOW)).toMatchObject({ ref: 'BANNER', src: 'youtube', seenAt: NOW });
});

test('keeps the tags it was opened with, and none that are no tags', () => {
  captureTouch('?ref=talk&utm_source=x&utm_medium=a%20b&utm_campaign=', NOW);
  expect(storedTouch(NOW)?.utm).toEqual({ source: 'x' });
  expect(takeLanding()?.utm).toEqual({ source: 'x' });
});

test('takes the tags off the address with the link', () => {
  expect(withoutReferral('?ref=talk&utm_source=x&tab=two')).toBe('?tab=two');
});

test('the first link stays while it counts', () => {
  captureTouch('?ref=first', NOW);
  captureTouch('?ref=second', NOW + TOUCH_MS);
  expect(storedTouch(NOW + TOUCH_MS)).toMatchObject({ ref: 'first' });
});

test('after its time the next one counts', () => {
  captureTouch('?ref=first', NOW);
  expect(storedTouch(NOW + TOUCH_MS + 1)).toBeNull();
  captureTouch('?ref=second', NOW + TOUCH_MS + 1);
  expect(storedTouch(NOW + TOUCH_MS + 1)).toMatchObject({ ref: 'second' });
});

test('a link from the future counts for nothing', () => {
  captureTouch('?ref=first', NOW);
  expect(storedTouch(NOW - 1)).toBeNull();
});

test('each link that is followed is told once, by the same visitor', () => {
  captureTouch('?ref=first', NOW);
  const first = takeLanding();
  captureTouch('?ref=second', NOW);
  expect(takeLanding()).toEqual({ ref: 'second', visitor: first?.visitor });
  expect(takeLanding()).toBeNull();
});

test.each(['', '?ref=', '?ref=a b', '?ref=%3Cscript%3E', `?ref=${'x'.repeat(65)}`, '?src=youtube'])(
  '%j is no link',
  (search) => {
    captureTouch(search, NOW);
    expect([storedTouch(NOW), takeLanding()]).toEqual([null, null]);
  },
);

test('a source that is none is left out, and the code counts', () => {
  captureTouch('?ref=BANNER&src=a%20b', NOW);
  expect(storedTouch(NOW)).not.toHaveProperty('src');
  expect(storedTouch(NOW)).toMatchObject({ ref: 'BANNER' });
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
        const touch = storedTouch(NOW);
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
