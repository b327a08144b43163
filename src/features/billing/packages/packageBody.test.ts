import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { packageBody } from './packageBody';

const { price } = packageBody.shape;

test.each([
  ['1,5', /no other separators/],
  ['1.000,50', /no other separators/],
  ['1.', /both sides/],
  ['1e3', /at most 9 decimals/],
  ['0', /above 0/],
])('the price %j is refused with a reason', (typed, reason) => {
  expect(z.safeParse(price, typed).error?.issues[0]?.message).toMatch(reason);
});
