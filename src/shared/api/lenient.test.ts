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
  test('that is as it should be is a plain array, with nothing beside it', () => {
    expect(read([good])).toEqual({ things: [good], note: '' });
    expectTypeOf<z.infer<typeof schema>['things']>().toEqualTypeOf<z.infer<typeof thing>[]>();
  });

  test('keeps the good items in their order and tells of the others', () => {
    const { things, leftOut } = read([{ id: 'b', name: null }, good, 'nonsense']);
    expect(things).toEqual([good]);
    expect(leftOut).toEqual([
      { what: 'thing', extent: 'item', id: 'b', name: null },
      { what: 'thing', extent: 'item', id: null, name: null },
    ]);
  });

  test('takes the same item said twice once, and tells of one that says something else', () => {
    expect(read([good, good])).toEqual({ things: [good], note: '' });
    const { things, leftOut } = read([good, { ...good, name: 'Another' }]);
    expect(things).toEqual([good]);
    expect(leftOut).toMatchObject([{ id: 'a', name: 'Another' }]);
  });

  test('an odd item that two lists of one answer hold counts once', () => {
    const list = listOf(thing, { what: 'thing', by: 'id' });
    const odd = { id: 'b', name: null };
    const { leftOut } = withLists({ own: list, all: list }).parse({
      own: [odd, 'nonsense'],
      all: [good, odd, 'nonsense', 'other nonsense'],
    });
    expect(leftOut).toHaveLength(3);
  });

  test('two odd items of one list count twice, though they are alike', () => {
    expect(read(['nonsense', 'nonsense']).leftOut).toHaveLength(2);
  });

  test('that is none makes the answer unusable', () => {
    expect(schema.safeParse({ things: { 0: good }, note: '' }).success).toBe(false);
    expect(schema.safeParse({ note: '' }).success).toBe(false);
  });

  test.each([undefined, null, {}, 'nonsense'])(
    'that may be missing is told of when it is %j',
    (things) => {
      expect(optional.parse({ things })).toEqual({
        things: [],
        leftOut: [{ what: 'thing', extent: 'all', id: null, name: null }],
      });
    },
  );

  test('names are cut where they would fill the page', () => {
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
  ])('that grants counts only when it is exactly true: %j', (value, granted) =>
    expect(exactlyTrue.parse(value)).toBe(granted),
  );

  test.each([
    [5, 5],
    ['5', null],
    [{}, null],
    [undefined, null],
  ])('may be null where it cannot be read: %j', (value, number) =>
    expect(orNull(z.number()).parse(value)).toBe(number),
  );

  test.each([
    ['A', 'A'],
    ['LATER', 'LATER'],
    ['', 'UNKNOWN'],
    [7, 'UNKNOWN'],
    [undefined, 'UNKNOWN'],
  ])('with one of several names keeps those it does not know: %j', (value, name) =>
    expect(openEnum(z.enum(['A', 'B'])).parse(value)).toBe(name),
  );

  test('of texts keeps those that are', () => {
    expect(textsSchema.parse(['one', null, 2])).toEqual(['one']);
    expect(textsSchema.parse({ 0: 'one' })).toEqual([]);
  });

  test('that is a snowflake is never read from a number', () => {
    expect(snowflakeSchema.safeParse(900_000_000_000_000_000).success).toBe(false);
    expect(idSchema.safeParse(2 ** 60).success).toBe(false);
    expect(idSchema.safeParse('').success).toBe(false);
  });
});
