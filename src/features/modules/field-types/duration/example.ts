import * as fc from 'fast-check';
import { duration } from './field';
import type { Example } from '../example';

const example: Example<'duration'> = {
  field: duration({ label: 'Value', min: 1, max: 9, initial: 1 }),
  wrong: 10,
  said: 'At most 9 seconds.',
  arbitrary: ({ initial }) => fc.oneof(fc.constant(initial), fc.integer({ min: 0, max: 100_000 })),
};
export default example;
