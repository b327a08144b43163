import { expect, test } from 'vitest';
import { fieldWidths } from './fieldWidths';

const widths = (fields: string) =>
  fieldWidths(Array.from(fields, (letter) => ({ isInline: letter === 'i' }))).join(' ');

test.each([
  ['', ''],
  ['i', 'whole'],
  ['ii', 'half half'],
  ['iii', 'third third third'],
  ['iiiii', 'third third third half half'],
  ['iwii', 'whole whole half half'],
  ['ww', 'whole whole'],
])('fields %s take %s', (fields, expected) => {
  expect(widths(fields)).toBe(expected);
});
