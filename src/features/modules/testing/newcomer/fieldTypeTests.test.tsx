import { describe } from 'vitest';
import { addNewcomers } from './newcomer';

addNewcomers('field type');

describe('the tests every type of field goes through, gone through by the throw-away one', () => {
  describe('in a form', async () => {
    await import('../../form-controls/attention.test');
  });
  describe('by itself', async () => {
    await import('../../field-types/fieldTypes.test');
  });
});
