import { expect, test } from 'vitest';
import { list } from './field';

test.each([
  ['action', 'Add an action.'],
  ['task', 'Add a task.'],
])('a list without any %s says “%s”', (itemName, said) => {
  const { schema } = list({ label: 'Value', itemName, least: 1, most: 2, fields: {} });
  expect(schema.safeParse([]).error?.issues[0]?.message).toBe(said);
});
