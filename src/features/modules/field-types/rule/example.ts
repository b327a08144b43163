import * as fc from 'fast-check';
import { rule } from './field';
import type { Example } from '../example';

const example: Example<'rule'> = {
  field: rule({ label: 'Value', of: 'task-to-earn', ruleName: 'category', isRequired: true }),
  wrong: '',
  said: /^Choose/,
  arbitrary: ({ control, ground }) => fc.constant(ground.rules[control.of] ?? ''),
};
export default example;
