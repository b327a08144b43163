import * as fc from 'fast-check';
import { timeZone } from './field';
import type { Example } from '../example';

const example: Example<'timeZone'> = {
  field: timeZone({ label: 'Value' }),
  wrong: 'Moon',
  said: 'Choose a time zone.',
  arbitrary: () => fc.constantFrom('UTC', 'Europe/Berlin', 'America/New_York'),
};
export default example;
