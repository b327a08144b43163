import * as fc from 'fast-check';
import { tags } from './field';
import type { Example } from '../example';

const example: Example<'tags'> = {
  field: tags({ label: 'Value', most: 3, maxLength: 3 }),
  wrong: ['long'],
  said: 'At most 3 characters a line.',
  arbitrary: ({ control }) =>
    fc.uniqueArray(fc.constantFrom('Gold', 'Silver', 'Laser_eyes', 'Robe'), {
      minLength: 1,
      maxLength: Math.min(control.most, 4),
    }),
};
export default example;
