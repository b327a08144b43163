import * as fc from 'fast-check';
import { roles } from './field';
import type { Example } from '../example';

const example: Example<'roles'> = {
  field: roles({ label: 'Value', least: 1, most: 3 }),
  wrong: [],
  said: 'Choose a role.',
  arbitrary: ({ control, ground }) =>
    fc.subarray([...ground.roles], { maxLength: Math.min(control.most, ground.roles.length) }),
};
export default example;
