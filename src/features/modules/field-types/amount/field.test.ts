import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { amount } from './field';

const { schema } = amount({
  label: 'Reward',
  unit: 'SOL',
  decimals: 9,
  initial: '1',
  isPositive: true,
});
const messagesOf = (typed: string) =>
  z.safeParse(schema, typed).error?.issues.map(({ message }) => message);

test.each([
  [' 1.5\u200b', '1.5'],
  ['１．５', '1.5'],
  ['0.000000001', '0.000000001'],
])('%j is taken as %s', (typed, kept) => {
  expect(z.parse(schema, typed)).toBe(kept);
});

test.each([
  ['1,5', 'Use a point for decimals and no other separators: 1500.25.'],
  ['1.000,50', 'Use a point for decimals and no other separators: 1500.25.'],
  ['1 000', 'Use a point for decimals and no other separators: 1500.25.'],
  ['1.', 'Add digits on both sides of the point, such as 0.5.'],
  ['1e3', 'Enter an amount such as 0.25, with up to 9 decimals.'],
  ['0.0000000001', 'Enter an amount such as 0.25, with up to 9 decimals.'],
  ['', 'Enter an amount.'],
  ['0', 'Enter more than 0.'],
])('%j is refused with one reason', (typed, reason) => {
  expect(messagesOf(typed)).toEqual([reason]);
});
