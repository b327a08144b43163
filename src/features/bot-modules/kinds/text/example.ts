import * as fc from 'fast-check';
import { text } from './field';
import { someText } from './someText';
import type { Example } from '../example';

const example: Example<'text'> = {
  field: text({ label: 'Value', maxLength: 3 }),
  wrong: 'long',
  said: 'At most 3 characters.',
  // A placeholder is an example, and the only one where the text must be of a certain kind.
  arbitrary: ({ control }) =>
    fc.oneof(
      fc.constantFrom('https://castlebots.io/a', control.placeholder ?? 'Keep'),
      someText(control.maxLength),
    ),
};
export default example;
