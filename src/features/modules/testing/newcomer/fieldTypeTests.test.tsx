import { describe } from 'vitest';
import { addNewcomers } from './newcomer';

addNewcomers('field type');

describe('the tests of every field type, run for the throw-away type', () => {
  describe('in a form', async () => {
    await import('../../form-controls/attention.test');
  });
  describe('without a form', async () => {
    await import('../../field-types/fieldTypes.test');
  });
});
