import { describe, expect, expectTypeOf, test } from 'vitest';
import * as z from 'zod/mini';
import { exactlyTrue, idSchema, openEnum, orNull, snowflakeSchema, textsSchema } from './fields';
import { listOf, withLists } from './lenient';

const thing = z.object({ id: idSchema, name: z.string(), size: orNull(z.number()) });
const schema = withLists({ things: listOf(thing, { what: 'thing', by: 'id' }), note: z.string() });
const optional = withLists({ things: listOf(thing, { what: 'thing', mayBeMissing: true }) });

const read = (things: unknown) => schema.parse({ things, note: '' });
const good = { id: 'a', name: 'A', size: 1 };

describe('F1: a list', () => {
  test('without invalid items is a plain array with nothing beside it', () => {
    expect(read([good])).toEqual({ things: [good], note: '' });
    expectTypeOf<z.infer<typeof schema>['things']>().toEqualTypeOf<z.infer<typeof thing>[]>();
  });

  test('keeps the valid items in order and reports the invalid items', () => {
    const { things, leftOut } = read([{ id: 'b', name: null }, good, 'nonsense']);
    expect(things).toEqual([good]);
    expect(leftOut).toEqual([
      { what: 'thing', extent: 'item', id: 'b', name: null },
      { what: 'thing', extent: 'item', id: null, name: null },
    ]);
  });

  test('keeps one of two equal items and reports a different item with the same id', () => {
    expect(read([good, good])).toEqual({ things: [good], note: '' });
    const { things, leftOut } = read([good, { ...good, name: 'Another' }]);
    expect(things).toEqual([good]);
    expect(leftOut).toMatchObject([{ id: 'a', name: 'Another' }]);
  });

  test('an invalid item in two lists of one response counts once', () => {
    const list = listOf(thing, { what: 'thing', by: 'id' });
    const odd = { id: 'b', name: null };
    const { leftOut } = withLists({ own: list, all: list }).parse({
      own: [odd, 'nonsense'],
      all: [good, odd, 'nonsense', 'other nonsense'],
    });
    expect(leftOut).toHaveLength(3);
  });

  test('two equal invalid items of one list count twice', () => {
    expect(read(['nonsense', 'nonsense']).leftOut).toHaveLength(2);
  });

  test('makes the response unusable when it is not an array', () => {
    expect(schema.safeParse({ things: { 0: good }, note: '' }).success).toBe(false);
    expect(schema.safeParse({ note: '' }).success).toBe(false);
  });

  test.each([undefined, null, {}, 'nonsense'])(
    'that may be missing is reported when it is %j',
    (things) => {
      expect(optional.parse({ things })).toEqual({
        things: [],
        leftOut: [{ what: 'thing', extent: 'all', id: null, name: null }],
      });
    },
  );

  test('long names of invalid items are cut', () => {
    const [first] = read([{ id: {}, name: 'x'.repeat(500) }]).leftOut ?? [];
    expect(first?.name).toHaveLength(60);
  });
});

describe('a field', () => {
  test.each([
    [true, true],
    ['true', false],
    [1, false],
    [null, false],
    [undefined, false],
  ])('that grants something counts only when it is exactly true: %j', (value, granted) =>
    expect(exactlyTrue.parse(value)).toBe(granted),
  );

  test.each([
    [5, 5],
    ['5', null],
    [{}, null],
    [undefined, null],
  ])('that may be null is null when it cannot be read: %j', (value, number) =>
    expect(orNull(z.number()).parse(value)).toBe(number),
  );

  test.each([
    ['A', 'A'],
    ['LATER', 'LATER'],
    ['', 'UNKNOWN'],
    [7, 'UNKNOWN'],
    [undefined, 'UNKNOWN'],
  ])('that is an open enum keeps names it does not know: %j', (value, name) =>
    expect(openEnum(z.enum(['A', 'B'])).parse(value)).toBe(name),
  );

  test('with texts keeps only the texts', () => {
    expect(textsSchema.parse(['one', null, 2])).toEqual(['one']);
    expect(textsSchema.parse({ 0: 'one' })).toEqual([]);
  });

  test('with a snowflake is never read from a number', () => {
    expect(snowflakeSchema.safeParse(900_000_000_000_000_000).success).toBe(false);
    expect(idSchema.safeParse(2 ** 60).success).toBe(false);
    expect(idSchema.safeParse('').success).toBe(false);
  });
});
