import { expect, test } from 'vitest';
import { fillIn, unknownVariables } from './fillIn';

const variables = [
  { name: 'user.name', sample: 'Mira' },
  { name: 'price', sample: '$1{price}' },
];

test('known variables become their samples, and samples are not filled in again', () => {
  expect(fillIn('{user.name}: {price}', variables)).toBe('Mira: $1{price}');
});

test('text that is not a variable stays as written', () => {
  expect(fillIn('{constructor} { user.name } {}', variables)).toBe(
    '{constructor} { user.name } {}',
  );
});

test('unknown names are listed once', () => {
  expect(unknownVariables('{a} {price} {a} {b.c}', variables)).toEqual(['a', 'b.c']);
});
