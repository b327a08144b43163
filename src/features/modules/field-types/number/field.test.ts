import { expect, test } from 'vitest';
import { factor } from './field';

const field = factor({ label: 'Multiplier', min: 0, max: 10, initial: 1.5 });

test('a factor may be a fraction, or 0', () => {
  expect(field.schema.safeParse(0.25).success).toBe(true);
  expect(field.read(0.25)).toBe(0.25);
  expect(field.read(0)).toBe(0);
});

test.each([undefined, null, '', '2', Number.NaN])('%o as a factor changes no amount', (value) => {
  expect(field.read(value)).toBe(1);
});
