import * as fc from 'fast-check';
import { time } from './field';
import type { Example } from '../example';

const example: Example<'time'> = {
  field: time({ label: 'Value', initial: '09:00' }),
  wrong: '',
  said: /^Choose a time/,
  arbitrary: () => fc.constantFrom('00:00', '09:30', '23:59'),
};
export default example;
