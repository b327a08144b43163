import * as fc from 'fast-check';
import { tags } from './field';
import type { Example } from '../example';

const example: Example<'tags'> = {
  field: tags({ label: 'Value', most: 3, maxLength: 3 }),
  wrong: ['long'],
  said: 'At most 3 characters a line.',
  // Words, or numbers, where each must look like one.
  arbitrary: ({ control }) =>
    fc
      .constantFrom(['Gold', 'Silver', 'Laser_eyes', 'Robe'], ['7', '42', '100'])
      .chain((some) =>
        fc.subarray(some, { minLength: 1, maxLength: Math.min(control.most, some.length) }),
      ),
};
export default example;
