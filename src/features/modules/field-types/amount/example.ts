import * as fc from 'fast-check';
import { amount } from './field';
import type { Example } from '../example';

const example: Example<'amount'> = {
  field: amount({ label: 'Value', unit: 'SOL', decimals: 9, initial: '1' }),
  wrong: 'x',
  said: /^An amount of SOL/,
  arbitrary: () => fc.constantFrom('0.1', '1', '12.5', '0.000000001'),
};
export default example;
