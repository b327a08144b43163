import * as fc from 'fast-check';
import { match, MATCH_ANYONE, MATCH_EVERY } from './field';
import type { Example } from '../example';

const example: Example<'match'> = {
  field: match({ label: 'Value' }),
  wrong: 2,
  said: 'Choose one.',
  arbitrary: () => fc.constantFrom(MATCH_EVERY, MATCH_ANYONE),
};
export default example;
