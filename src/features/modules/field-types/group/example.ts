import { text } from '../text/field';
import { group } from './field';
import type { Example } from '../example';

const example: Example<'group'> = {
  field: group({ label: 'Value', fields: { inner: text({ label: 'Inner', maxLength: 3 }) } }),
  wrong: { inner: 'long' },
  said: 'At most 3 characters.',
  arbitrary: ({ control, ofFields }) => ofFields(control.fields),
};
export default example;
