import { expect, test } from 'vitest';
import { freeBetween } from './room';

const header = { top: 0, bottom: 64 };
const hidden = { top: 0, bottom: 0 };

test.each([
  ['a window without bars is free', [], [], { top: 0, bottom: 900 }],
  [
    'a save bar at the bottom takes what is below its top',
    [header],
    [{ top: 812, bottom: 884 }],
    { top: 64, bottom: 812 },
  ],
  [
    'of two bars the upper counts',
    [header],
    [
      { top: 712, bottom: 772 },
      { top: 788, bottom: 844 },
    ],
    { top: 64, bottom: 712 },
  ],
  [
    'bars that are not shown or not in sight don’t count',
    [hidden],
    [hidden, { top: 950, bottom: 1010 }],
    { top: 0, bottom: 900 },
  ],
  [
    'nor does the bar at the end of a short form',
    [header],
    [{ top: 300, bottom: 372 }],
    { top: 64, bottom: 900 },
  ],
])('%s', (_, heads, feet, expected) => {
  expect(freeBetween(heads, feet, 900)).toEqual(expected);
});
