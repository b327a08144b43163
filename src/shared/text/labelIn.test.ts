import { expect, test } from 'vitest';
import { labelIn } from './labelIn';

const labels = { DONE: 'Done' };

test('a value this build knows has its label', () => {
  expect(labelIn(labels, 'DONE')).toBe('Done');
});

test.each(['TELEPORTED', 'constructor', 'UNKNOWN', ''])('%j is unknown', (value) => {
  expect(labelIn(labels, value)).toBe('Unknown');
});
