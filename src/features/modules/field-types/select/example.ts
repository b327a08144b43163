import * as fc from 'fast-check';
import { choices } from '../../common-fields/choices';
import { select } from './field';
import type { Example } from '../example';

const example: Example<'select'> = {
  field: select({ label: 'Value', choices: choices(['a', 'A'], ['b', 'B']), initial: 'a' }),
  wrong: 'c',
  said: 'Choose one.',
  arbitrary: ({ control }) => fc.constantFrom(...control.choices.map(({ value }) => value)),
};
export default example;
