import { expect, test } from 'vitest';
import { failureKind } from './failure';

test.each([
  'Failed to fetch dynamically imported module: https://x/a.js',
  'error loading dynamically imported module: https://x/a.js',
  'Importing a module script failed.',
  'Unable to preload CSS for /assets/a.css',
])('"%s" is a chunk that did not come', (message) => {
  expect(failureKind(new TypeError(message), true)).toBe('stale');
  expect(failureKind(new TypeError(message), false)).toBe('offline');
});

test.each([new Error('x is undefined'), 'Importing a module script failed.', null])(
  'anything else is a crash: %s',
  (error) => {
    expect(failureKind(error, false)).toBe('crash');
  },
);
