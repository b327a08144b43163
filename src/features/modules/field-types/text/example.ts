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
      fc.constantFrom(
        'https://castlebots.io/a',
        control.placeholder ?? 'Keep',
        // What a task of a quest can lead to.
        'https://x.com/castlebots/status/12',
        'https://x.com/i/spaces/1vOxwAbc',
        'https://t.me/castlebots',
        'https://discord.com/channels/900000000000000001/900000000000000002/900000000000000003',
      ),
      someText(control.maxLength),
    ),
};
export default example;
