import * as fc from 'fast-check';
import { cron } from './field';
import type { Example } from '../example';

const example: Example<'cron'> = {
  field: cron({ label: 'Value' }),
  wrong: 'x',
  said: /^Five parts/,
  arbitrary: () => fc.constantFrom('0 18 * * 5', '*/10 * * * *', '0 0 L * *'),
};
export default example;
