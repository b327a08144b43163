import { someText } from '../text/someText';
import { area } from './field';
import type { Example } from '../example';

const example: Example<'area'> = {
  field: area({ label: 'Value', maxLength: 3 }),
  wrong: 'long',
  said: 'At most 3 characters.',
  arbitrary: () => someText(200),
};
export default example;
