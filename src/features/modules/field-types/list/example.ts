import * as fc from 'fast-check';
import { list } from './field';
import type { Example } from '../example';

const example: Example<'list'> = {
  field: list({ label: 'Value', itemName: 'item', least: 1, most: 2, fields: {} }),
  wrong: [],
  said: 'Add an item.',
  arbitrary: ({ control, ofFields }) =>
    fc.array(ofFields(control.fields), { minLength: 1, maxLength: 2 }),
};
export default example;
