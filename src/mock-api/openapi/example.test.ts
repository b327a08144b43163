import { expect, test } from 'vitest';
import { exampleOf } from './example';
import type { Json } from './json';

const components: Readonly<Record<string, Json>> = {
  Row: { type: 'object', properties: { id: { $ref: '#/Id' }, label: { type: 'string' } } },
  Secret: {
    type: 'object',
    properties: { key: { type: 'string', writeOnly: true }, isSet: { type: 'boolean' } },
  },
};
const example = (schema: Json, without: 'writeOnly' | 'readOnly' = 'readOnly', name = '') =>
  exampleOf(schema, { resolve: (reference) => components[reference.slice(2)], without }, name);

test('an ID says what it is of', () => {
  const schema = { type: 'object', properties: { questId: { $ref: '#/Id' } } };
  expect(example(schema)).toEqual({ questId: 'quest-1042' });
});

test('of several parts, the later one decides about a field', () => {
  const wide = { type: 'object', properties: { data: {}, success: { const: true } } };
  const narrow = { properties: { data: { $ref: '#/Row' } } };
  expect(example({ allOf: [wide, narrow] })).toEqual({
    success: true,
    data: { id: 'row-1042', label: 'Weekly quest' },
  });
});

test('a text fits all of its patterns', () => {
  const amount = { type: 'string', pattern: String.raw`^\d{1,12}(\.\d{1,9})?$` };
  expect(example({ ...amount, allOf: [{ pattern: '[1-9]' }] })).toBe('250000000');
});

test('a list has as many different texts as it needs', () => {
  const schema = { type: 'array', minItems: 2, items: { type: 'string' } };
  expect(example(schema, 'readOnly', 'options')).toEqual(['Solana', 'Solana 2']);
});

test('a choice isn’t null if it can be anything else', () => {
  expect(example({ anyOf: [{ type: 'null' }, { const: 'ON' }] })).toBe('ON');
});

test('a number stays within its limits', () => {
  expect(example({ type: 'integer', maximum: 5 })).toBe(5);
});

test('a response has no secret, and a request has', () => {
  expect(example({ $ref: '#/Secret' }, 'writeOnly')).toEqual({ isSet: true });
  expect(example({ $ref: '#/Secret' })).toEqual({ key: 'key-1042', isSet: true });
});
