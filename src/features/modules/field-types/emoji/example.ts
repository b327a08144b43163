import * as fc from 'fast-check';
import { emoji } from './field';
import type { Example } from '../example';

const example: Example<'emoji'> = {
  field: emoji({ label: 'Value' }),
  wrong: 'x',
  said: /^Choose one emoji/,
  arbitrary: () => fc.constantFrom('🏰', '👍🏽', '<:keep:123456789012345678>'),
};
export default example;
