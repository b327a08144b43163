import * as fc from 'fast-check';
import { image } from './field';
import type { Example } from '../example';

const example: Example<'image'> = {
  field: image({ label: 'Value' }),
  wrong: 'x',
  said: /https:/,
  arbitrary: () => fc.constantFrom('', 'https://castlebots.io/a.png'),
};
export default example;
