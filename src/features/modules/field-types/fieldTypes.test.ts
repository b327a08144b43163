import { expect, test } from 'vitest';
import { examples } from '../testing/fieldExamples';
import { controls } from './controls';
import { openApi } from './openApi';

test.each(Object.entries(examples))(
  'the example of %s is a field of that type',
  (type, example) => {
    expect(example.field.control.type).toBe(type);
  },
);

test.each(Object.entries(examples))('%s: what is wrong is refused', (_, { field, wrong }) => {
  expect(field.schema.safeParse(wrong).success).toBe(false);
});

test.each(Object.keys(examples))('%s has a control, and is in the document', (type) => {
  expect(controls).toHaveProperty(type);
  expect(openApi).toHaveProperty(type);
});
