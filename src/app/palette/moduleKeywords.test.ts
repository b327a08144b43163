import { expect, test } from 'vitest';
import { moduleAbouts } from '@/features/bot-modules/engine/registry';
import { moduleKeywords } from './moduleKeywords';

test('every module is found by other words as well, and only what is a module has any', () => {
  expect(Object.keys(moduleKeywords).sort()).toEqual(moduleAbouts.map(({ slug }) => slug).sort());
});
