import { expect, test } from 'vitest';
import { examples } from '../testing/fieldExamples';
import { controls } from './controls';
import { openApi } from './openApi';

const folders = Object.keys(import.meta.glob('./*/field.ts')).flatMap(
  (path) => path.split('/')[1] ?? [],
);

test.each(folders)('%s has a control, an example and its part of the document', (type) => {
  expect(controls).toHaveProperty(type);
  expect(examples).toHaveProperty(type);
  expect(openApi).toHaveProperty(type);
});
