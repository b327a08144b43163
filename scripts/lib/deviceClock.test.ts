import { expect, test } from 'vitest';
import { looksAtDevice } from './deviceClock.mjs';

test.each([
  'const now = Date.now();',
  'useState(Date.now);',
  'const today = new Date();',
  'const today = new Date( );',
  'const text = Date();',
])('“%s” reads the device’s clock', (line) => {
  expect(looksAtDevice(`const a = 1;\n${line}`)).toEqual([2]);
});

test.each([
  'const at = new Date(time);',
  'const at = Date.parse(text);',
  '// Date.now() would be wrong here',
  '/* new Date() */ const a = 1;',
  'const now = serverNow();',
])('“%s” does not', (line) => {
  expect(looksAtDevice(line)).toEqual([]);
});
