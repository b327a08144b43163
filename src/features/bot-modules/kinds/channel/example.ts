import * as fc from 'fast-check';
import { channel } from './field';
import type { Example } from '../example';

const example: Example<'channel'> = {
  field: channel({ label: 'Value', isRequired: true }),
  wrong: '',
  said: 'Choose a channel.',
  arbitrary: ({ ground }) => fc.constantFrom(...ground.channels),
};
export default example;
