import { inspect } from 'node:util';
import { expect, test } from 'vitest';
import { StartProblem, apiModeOf } from './apiMode';

test.each([
  [undefined, true, 'embedded'],
  ['', true, 'embedded'],
  [' remote ', true, 'remote'],
  ['browser', true, 'browser'],
  ['browser', false, 'browser'],
  ['embedded', false, 'remote'],
  [undefined, false, 'remote'],
])('VITE_API_MODE %s, where a back end may be embedded: %s, means %s', (value, mayEmbed, mode) => {
  expect(apiModeOf({ VITE_API_MODE: value }, mayEmbed)).toBe(mode);
});

test.each(['Remote', 'embed', 'mock'])(
  'VITE_API_MODE %s is refused with the names there are',
  (value) => {
    for (const mayEmbed of [true, false]) {
      expect(() => apiModeOf({ VITE_API_MODE: value }, mayEmbed)).toThrow(
        `VITE_API_MODE is "${value}", but must be embedded, browser, remote or empty.`,
      );
    }
  },
);

test('a problem at the start is printed as one line', () => {
  expect(inspect(new StartProblem('The port is taken.'))).toBe('The port is taken.');
});
