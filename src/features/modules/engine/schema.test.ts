import { expect, test } from 'vitest';
import { isOn } from '../common-fields/condition';
import { number } from '../field-types/number/field';
import { text } from '../field-types/text/field';
import { toggle } from '../field-types/switch/field';
import { channel } from '../field-types/channel/field';
import { list } from '../field-types/list/field';
import { createReader, readValues, valuesSchema } from './schema';

const schema = valuesSchema({
  hasGoodbye: toggle({ label: 'Goodbye', initial: false }),
  goodbyeChannelId: channel({
    label: 'Channel',
    isRequired: true,
    when: isOn('hasGoodbye'),
  }),
  items: list({
    label: 'Items',
    itemName: 'item',
    most: 2,
    fields: {
      name: text({ label: 'Name', maxLength: 5, isRequired: true }),
      count: number({ label: 'Count', min: 0, max: 9, initial: 1 }),
    },
  }),
});
const CHANNEL = '123456789012345678';
const pathsOf = (values: unknown) =>
  schema.safeParse(values).error?.issues.map(({ path }) => path.join('.')) ?? [];

test('a field that does not apply may be empty', () => {
  const values = { hasGoodbye: false, goodbyeChannelId: '', items: [] };
  expect(schema.parse(values)).toEqual(values);
});

test('a field that applies must be filled in', () => {
  expect(pathsOf({ hasGoodbye: true, goodbyeChannelId: '', items: [] })).toEqual([
    'goodbyeChannelId',
  ]);
});

test('a missing field that applies gets its default, where that is a value', () => {
  const withDelay = valuesSchema({
    isLater: toggle({ label: 'Later', initial: false }),
    minutes: number({
      label: 'Minutes',
      min: 1,
      max: 9,
      initial: 5,
      when: isOn('isLater'),
    }),
  });
  expect(withDelay.parse({ isLater: true })).toEqual({ isLater: true, minutes: 5 });
  expect(withDelay.safeParse({ isLater: true, minutes: null }).success).toBe(false);
});

test('the value of a field that does not apply is kept if well formed, and dropped otherwise', () => {
  const kept = { hasGoodbye: false, goodbyeChannelId: CHANNEL, items: [] };
  expect(schema.parse(kept)).toEqual(kept);
  expect(schema.parse({ ...kept, goodbyeChannelId: { evil: 1 } })).toEqual({
    ...kept,
    goodbyeChannelId: '',
  });
});

test('errors in an item have the path of that item', () => {
  const items = [
    { name: 'Gate', count: 1 },
    { name: 'A long name', count: 99 },
  ];
  expect(pathsOf({ hasGoodbye: false, items })).toEqual(['items.1.name', 'items.1.count']);
});

test('unknown names are dropped', () => {
  expect(
    schema.parse(JSON.parse('{"hasGoodbye":false,"items":[],"__proto__":{"x":1},"more":2}')),
  ).toEqual({ hasGoodbye: false, goodbyeChannelId: '', items: [] });
});

test.each([null, [], 'text', 7])('%j is refused as a whole', (values) => {
  expect(pathsOf(values)).toEqual(['']);
});

const shown = {
  name: text({ label: 'Name', maxLength: 5 }),
  count: number({ label: 'Count', min: 5, max: 9, initial: 7 }),
  isOn: toggle({ label: 'On', initial: true }),
  items: list({
    label: 'Items',
    itemName: 'item',
    most: 1,
    fields: { name: text({ label: 'Name', maxLength: 5, isRequired: true }) },
  }),
};

test('values are read unchanged, even where they break the rules', () => {
  const typed = { name: 'too long', count: 1, isOn: false, items: [{ name: '' }, { name: 'b' }] };
  expect(readValues(shown, typed)).toEqual(typed);
});

test.each([{}, { name: 3, count: Number.NaN, isOn: 'yes', items: 'none' }, { items: [null, 'x'] }])(
  'values of another type are read as empty: %j',
  (values) => {
    expect(readValues(shown, values)).toEqual({ name: '', count: 0, isOn: false, items: [] });
  },
);

test('an item without its fields is read with empty ones', () => {
  expect(readValues(shown, { items: [{}] }).items).toEqual([{ name: '' }]);
});

test('frozen values are read once, and others each time', () => {
  const read = createReader(shown);
  const [stored, typed] = [Object.freeze({ count: 5 }), { count: 5 }];
  expect(read(stored)).toBe(read(stored));
  expect(read(typed).count).toBe(5);
  typed.count = 6;
  expect(read(typed).count).toBe(6);
});
