import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { packageBody } from './packageBody';

const { name, price } = packageBody.shape;

test.each([
  ['1,5', /no other separators/],
  ['1.000,50', /no other separators/],
  ['1.', /both sides/],
  ['1e3', /at most 9 decimals/],
  ['0', /above 0/],
  ['', /^Enter a price\.$/],
])('the price %j is refused with a reason', (typed, reason) => {
  expect(z.safeParse(price, typed).error?.issues[0]?.message).toMatch(reason);
});

test('an empty name is called empty, and a short one short', () => {
  const messageFor = (typed: string) => z.safeParse(name, typed).error?.issues[0]?.message;
  expect(messageFor(' ')).toBe('Enter a name.');
  expect(messageFor('ab')).toBe('Minimum 3 characters.');
});
