import { expect, test } from 'vitest';
import { isOneOf } from '../common-fields/condition';
import { choices } from '../common-fields/choices';
import { list } from '../field-types/list/field';
import { number } from '../field-types/number/field';
import { select } from '../field-types/select/field';
import { text } from '../field-types/text/field';
import { clausesOf, openingPaths } from './opening';

const fields = {
  name: text({ label: 'Name', maxLength: 9 }),
  kind: select({
    label: 'Kind',
    choices: choices(['ROLE', 'Role'], ['SOL', 'SOL']),
    initial: 'SOL',
  }),
  rate: number({ label: 'Rate', min: 0, max: 9, initial: 1, when: isOneOf('kind', 'SOL') }),
  held: list({
    label: 'Held',
    itemName: 'asset',
    most: 3,
    fields: { least: number({ label: 'Least', min: 1, max: 9, initial: 1 }) },
  }),
};
const opening = {
  says: [
    ['Who holds {held.0.least}', 'Who holds what is below'],
    'gets {rate}',
    'as {kind}',
    'at once.',
  ],
  fields: ['name'],
};
const words = (values: Record<string, unknown>) =>
  clausesOf({ opening, fields }, values).map(({ text: said }) => said);

test('a sentence has the clauses whose fields apply', () => {
  const held = [{ least: 1 }];
  expect(words({ kind: 'SOL', held })).toEqual([
    'Who holds {held.0.least}',
    'gets {rate}',
    'as {kind}',
    'at once.',
  ]);
  expect(words({ kind: 'ROLE', held })).not.toContain('gets {rate}');
});

test.each([[[]], [[{ least: 1 }, { least: 2 }]]])(
  'a list without exactly one item gets the next clause',
  (held) => {
    expect(words({ kind: 'SOL', held })[0]).toBe('Who holds what is below');
  },
);

test('the paths of an opening are the fields of its sentence and those below it', () => {
  expect(openingPaths({ opening, fields }, { kind: 'ROLE', held: [{ least: 1 }] })).toEqual([
    'held.0.least',
    'kind',
    'name',
  ]);
});

test('a blank without a field is refused', () => {
  const wrong = { says: ['in {channel}'] };
  expect(() => clausesOf({ opening: wrong, fields }, {})).toThrow('channel');
});

test('a conditional clause replaces the others while its condition holds', () => {
  const conditional = {
    says: [[{ text: 'shown as {kind}', when: isOneOf('kind', 'ROLE') }, '{kind}']],
  };
  const said = (kind: string) => clausesOf({ opening: conditional, fields }, { kind })[0];
  expect(said('ROLE')).toMatchObject({ place: 0, text: 'shown as {kind}' });
  expect(said('SOL')).toMatchObject({ place: 0, text: '{kind}' });
});
