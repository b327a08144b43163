import * as fc from 'fast-check';
import { toggle } from './field';
import type { Example } from '../example';

const example: Example<'switch'> = {
  field: toggle({ label: 'Value', initial: true }),
  wrong: null,
  said: 'On or off.',
  arbitrary: () => fc.boolean(),
};
export default example;
