import { expect, test } from 'vitest';
import { number } from '../kinds/number/field';
import { text } from '../kinds/text/field';
import { toggle } from '../kinds/switch/field';
import { channel } from '../kinds/channel/field';
import { list } from '../kinds/list/field';
import { valuesSchema } from './schema';

const schema = valuesSchema({
  hasGoodbye: toggle({ label: 'Goodbye', initial: false }),
  goodbyeChannelId: channel({
    label: 'Channel',
    isRequired: true,
    when: ({ hasGoodbye }) => hasGoodbye === true,
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

test('a field that is not in force need not be filled in', () => {
  const values = { hasGoodbye: false, goodbyeChannelId: '', items: [] };
  expect(schema.parse(values)).toEqual(values);
});

test('once it is in force it must be', () => {
  expect(pathsOf({ hasGoodbye: true, goodbyeChannelId: '', items: [] })).toEqual([
    'goodbyeChannelId',
  ]);
});

test('one that is missing though it is in force holds what it holds at first, where that is a value', () => {
  const withDelay = valuesSchema({
    isLater: toggle({ label: 'Later', initial: false }),
    minutes: number({
      label: 'Minutes',
      min: 1,
      max: 9,
      initial: 5,
      when: (all) => all['isLater'] === true,
    }),
  });
  expect(withDelay.parse({ isLater: true })).toEqual({ isLater: true, minutes: 5 });
  expect(withDelay.safeParse({ isLater: true, minutes: null }).success).toBe(false);
});

test('what a field out of force holds is kept when it is well formed, and dropped otherwise', () => {
  const kept = { hasGoodbye: false, goodbyeChannelId: CHANNEL, items: [] };
  expect(schema.parse(kept)).toEqual(kept);
  expect(schema.parse({ ...kept, goodbyeChannelId: { evil: 1 } })).toEqual({
    ...kept,
    goodbyeChannelId: '',
  });
});

test('what is wrong in an item is told by its place', () => {
  const items = [
    { name: 'Gate', count: 1 },
    { name: 'A long name', count: 99 },
  ];
  expect(pathsOf({ hasGoodbye: false, items })).toEqual(['items.1.name', 'items.1.count']);
});

test('names that are no fields are dropped', () => {
  expect(
    schema.parse(JSON.parse('{"hasGoodbye":false,"items":[],"__proto__":{"x":1},"more":2}')),
  ).toEqual({ hasGoodbye: false, goodbyeChannelId: '', items: [] });
});

test.each([null, [], 'text', 7])('%j is refused as a whole', (values) => {
  expect(pathsOf(values)).toEqual(['']);
});
