import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { packageForm } from './packageForm';

const { price } = packageForm.shape;

test('a price is read exactly, without invisible characters and with full-width digits', () => {
  expect(z.parse(price, ' １．５\u200b')).toBe('1.5');
});

test('a price with a comma is refused', () => {
  expect(z.safeParse(price, '1,5').success).toBe(false);
});
