import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { toastPosition } from './toastPosition';

const stretch = fc
  .tuple(fc.integer({ min: -100, max: 1000 }), fc.integer({ min: 1, max: 400 }))
  .map(([top, height]) => ({ top, bottom: top + height }));

test('toasts are at the top when nothing is in the way', () => {
  expect(toastPosition(80, { parts: [] }, 900).top).toBe(16);
});

test('toasts go below the parts at the top when three toasts fit there', () => {
  const header = { top: 0, bottom: 64 };
  const actions = { top: 140, bottom: 180 };
  expect(toastPosition(64, { parts: [actions, header] }, 900).top).toBe(188);
});

test('toasts go where the current ones fit when three do not fit anywhere', () => {
  const above = { top: 0, bottom: 100 };
  const below = { top: 250, bottom: 900 };
  expect(toastPosition(80, { parts: [above, below] }, 900).top).toBe(108);
});

const HEADER = { top: 0, bottom: 64 };

test('toasts go below the buttons at the top of the page', () => {
  const buttons = [{ top: 100, bottom: 140 }];
  expect(toastPosition(64, { parts: [HEADER], buttons }, 900).top).toBe(148);
});

test('toasts go between or over the first buttons when the upper half has no room', () => {
  const buttons = Array.from({ length: 12 }, (_, row) => ({
    top: 80 + row * 48,
    bottom: 120 + row * 48,
  }));
  expect(toastPosition(64, { parts: [HEADER], buttons }, 900).top).toBe(72);
});

test('toasts keep their position while it is free, even if there is room above', () => {
  expect(toastPosition(64, { parts: [HEADER] }, 900, 300).top).toBe(300);
});

test('toasts move once a button is below them', () => {
  const buttons = [{ top: 320, bottom: 360 }];
  expect(toastPosition(64, { parts: [HEADER], buttons }, 900, 300).top).toBe(72);
});

test('E20: toasts never cover a part of the page while there is free space', () => {
  fc.assert(
    fc.property(
      fc.array(stretch, { maxLength: 12 }),
      fc.integer({ min: 40, max: 400 }),
      (obstacles, height) => {
        const place = toastPosition(height, { parts: obstacles }, 900);
        const bottom = Math.min(place.top + height, place.bottom);
        const isClear = obstacles.every((each) => each.top >= bottom || each.bottom <= place.top);
        // Overlap is allowed only where no space is free, margins included.
        const isFull = Array.from({ length: 868 }, (_, index) => index + 16).every((y) =>
          obstacles.some((each) => each.top - 9 <= y && each.bottom + 9 >= y),
        );
        expect(isClear || isFull).toBe(true);
      },
    ),
  );
});
