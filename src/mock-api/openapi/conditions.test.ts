import { expect, test } from 'vitest';
import { allOf, isOn, isOneOf, not } from '@/features/modules/common-fields/condition';
import type { Condition } from '@/features/modules/common-fields/field';
import { number } from '@/features/modules/field-types/number/field';
import { select } from '@/features/modules/field-types/select/field';
import { toggle } from '@/features/modules/field-types/switch/field';
import { text } from '@/features/modules/field-types/text/field';
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
const fieldWhen = (when?: Condition) =>
  number<string>({ label: 'Number', min: 0, max: 9, initial: 0, ...(when ? { when } : {}) });

test('a field that is always in force has no condition', () => {
  expect(conditionOf(fieldWhen(), beside)).toBeNull();
});

test('a condition on a switch names its value', () => {
  const condition = conditionOf(fieldWhen(isOn('isOn')), beside);
  expect(condition).toEqual({ properties: { isOn: { const: true } }, required: ['isOn'] });
  expect(inWords(condition)).toBe('Checked only if `isOn` is true.');
});

test('a condition on a choice lists every choice that fulfils it', () => {
  const condition = conditionOf(fieldWhen(not(isOneOf('kind', 'A'))), beside);
  expect(condition).toEqual({ properties: { kind: { enum: ['B', 'C'] } }, required: ['kind'] });
});

const both = (kind: string) => ({
  properties: { isOn: { const: true }, kind: { const: kind } },
  required: ['isOn', 'kind'],
});

test('a condition on two values lists every combination that fulfils it', () => {
  const condition = conditionOf(fieldWhen(allOf(isOn('isOn'), isOneOf('kind', 'B', 'C'))), beside);
  expect(condition).toEqual({ anyOf: [both('B'), both('C')] });
  expect(inWords(condition)).toBeNull();
});

test('a condition that one combination fulfils names its values', () => {
  const condition = conditionOf(fieldWhen(allOf(isOn('isOn'), isOneOf('kind', 'B'))), beside);
  expect(condition).toEqual(both('B'));
  expect(inWords(condition)).toBe('Checked only if `isOn` is true and `kind` is "B".');
});

test('a condition on a text is not described', () => {
  const condition = conditionOf(fieldWhen(not(isOneOf('name', ''))), beside);
  expect(condition).toBeNull();
});
