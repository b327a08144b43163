import * as fc from 'fast-check';
import { colour } from './field';
import type { Example } from '../example';

const example: Example<'colour'> = {
  field: colour({ label: 'Value', initial: 0 }),
  wrong: -1,
  said: 'Choose a colour.',
  arbitrary: () => fc.integer({ min: 0, max: 0xff_ff_ff }),
};
export default example;
