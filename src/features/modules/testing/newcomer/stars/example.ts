import * as fc from 'fast-check';
import type { Example } from '../../../field-types/example';
import { stars } from './field';

const example: Example<'stars'> = {
  field: stars({ label: 'Value', most: 5 }),
  wrong: 6,
  said: 'At most 5 stars.',
  arbitrary: ({ control }) => fc.integer({ min: 1, max: control.most }),
};
export default example;
