import * as fc from 'fast-check';
import { choices } from '../../common-fields/choices';
import { checks } from './field';
import type { Example } from '../example';

const example: Example<'checks'> = {
  field: checks({
    label: 'Value',
    choices: choices(['a', 'A'], ['b', 'B']),
    initial: [],
    least: 1,
  }),
  wrong: [],
  said: 'Choose at least one.',
  arbitrary: ({ control }) => fc.subarray(control.choices.map(({ value }) => value)),
};
export default example;
