import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { toastPosition } from './toastPosition';

const stretch = fc
  .tuple(fc.integer({ min: -100, max: 1000 }), fc.integer({ min: 1, max: 400 }))
  .map(([top, height]) => ({ top, bottom: top + height }));

test('nothing in the way: at the top', () => {
  expect(toastPosition(80, [], 900).top).toBe(16);
});

test('below what is at the top, where three of them have room', () => {
  const header = { top: 0, bottom: 64 };
  const actions = { top: 140, bottom: 180 };
  expect(toastPosition(64, [actions, header], 900).top).toBe(188);
});

test('where three have no room, where these have', () => {
  const above = { top: 0, bottom: 100 };
  const below = { top: 250, bottom: 900 };
  expect(toastPosition(80, [above, below], 900).top).toBe(108);
});

test('E20: they lie over nothing, however little room there is', () => {
  fc.assert(
    fc.property(
      fc.array(stretch, { maxLength: 12 }),
      fc.integer({ min: 40, max: 400 }),
      (obstacles, height) => {
        const place = toastPosition(height, obstacles, 900);
        const bottom = Math.min(place.top + height, place.bottom);
        const isClear = obstacles.every((each) => each.top >= bottom || each.bottom <= place.top);
        // Only where nothing at all is free, with what is kept free around them, may they.
        const isFull = Array.from({ length: 868 }, (_, index) => index + 16).every((y) =>
          obstacles.some((each) => each.top - 9 <= y && each.bottom + 9 >= y),
        );
        expect(isClear || isFull).toBe(true);
      },
    ),
  );
});
