import * as fc from 'fast-check';
import { date } from './field';
import type { Example } from '../example';

const example: Example<'date'> = {
  field: date({ label: 'Value' }),
  wrong: '',
  said: 'Choose a day.',
  arbitrary: () => fc.constantFrom('2999-01-31', '2999-12-24'),
};
export default example;
