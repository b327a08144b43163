import * as fc from 'fast-check';
import { tags } from './field';
import type { Example } from '../example';

/** Words, and numbers for where each must look like one. */
const samples: string[][] = [
  ['Gold', 'Silver', 'Laser_eyes', 'Robe'],
  ['7', '42', '100'],
];

const example: Example<'tags'> = {
  field: tags({ label: 'Value', most: 3, maxLength: 3 }),
  wrong: ['long'],
  said: 'At most 3 characters a line.',
  arbitrary: ({ control }) =>
    fc
      .constantFrom(...samples)
      .chain((some) =>
        fc.subarray(some, { minLength: 1, maxLength: Math.min(control.most, some.length) }),
      ),
};
export default example;
