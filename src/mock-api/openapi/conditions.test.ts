import { expect, test } from 'vitest';
import type { Values } from '@/features/bot-modules/fields/field';
import { number } from '@/features/bot-modules/kinds/number/field';
import { select } from '@/features/bot-modules/kinds/select/field';
import { toggle } from '@/features/bot-modules/kinds/switch/field';
import { text } from '@/features/bot-modules/kinds/text/field';
import { conditionOf, inWords } from './conditions';

const beside = {
  isOn: toggle({ label: 'On', initial: false }),
  kind: select({
    label: 'Kind',
    initial: 'A',
    choices: [
      { value: 'A', label: 'One' },
      { value: 'B', label: 'Another' },
      { value: 'C', label: 'A third' },
    ],
  }),
  name: text({ label: 'Name', maxLength: 9 }),
};
const fieldWhen = (when?: (values: Values) => boolean) =>
  number({ label: 'Number', min: 0, max: 9, initial: 0, ...(when ? { when } : {}) });

test('a field that is always in force has none', () => {
  expect(conditionOf(fieldWhen(), beside)).toBeNull();
});

test('one switch is told by its value', () => {
  const condition = conditionOf(
    fieldWhen(({ isOn }) => isOn === true),
    beside,
  );
  expect(condition).toEqual({ properties: { isOn: { const: true } }, required: ['isOn'] });
  expect(inWords(condition)).toBe('Checked only where `isOn` is true.');
});

test('of a choice all that bring it into force are told', () => {
  const condition = conditionOf(
    fieldWhen(({ kind }) => kind !== 'A'),
    beside,
  );
  expect(condition).toEqual({ properties: { kind: { enum: ['B', 'C'] } }, required: ['kind'] });
});

test('two values are told in every good combination, also where the second is read only sometimes', () => {
  const condition = conditionOf(
    fieldWhen(({ isOn, kind }) => isOn === true && kind === 'B'),
    beside,
  );
  expect(condition).toEqual({
    anyOf: [
      {
        properties: { isOn: { const: true }, kind: { const: 'B' } },
        required: ['isOn', 'kind'],
      },
    ],
  });
});

test('what looks at a text is not told', () => {
  const condition = conditionOf(
    fieldWhen(({ name }) => name !== ''),
    beside,
  );
  expect(condition).toBeNull();
});
