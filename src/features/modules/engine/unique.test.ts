import { expect, test } from 'vitest';
import { areUnique } from './unique';

test('the same key twice is seen, and missing keys are not the same', () => {
  expect(areUnique(['a', 'b', ''])).toBe(true);
  expect(areUnique(['', '', undefined, undefined])).toBe(true);
  expect(areUnique([5, 6, 5])).toBe(false);
});
