import * as fc from 'fast-check';
import { secret } from './field';
import type { Example } from '../example';

const example: Example<'secret'> = {
  field: secret({ label: 'Value', least: 16, most: 128, usedFor: 'link' }),
  wrong: { value: 'too short' },
  said: 'At least 16 characters.',
  arbitrary: ({ control: { least, most } }) =>
    fc.record({
      value: fc.string({ minLength: least, maxLength: Math.min(most, 40) }).map(
        // Spaces at either end are not part of a secret.
        (text) => text.replaceAll(' ', '_'),
      ),
    }),
};
export default example;
