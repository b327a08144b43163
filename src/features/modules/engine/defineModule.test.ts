import { expect, expectTypeOf, test } from 'vitest';
import { isOn } from '../common-fields/condition';
import type { Field } from '../common-fields/field';
import { number } from '../field-types/number/field';
import hold from '../definitions/hold-to-earn/definition';
import quest from '../definitions/quest/definition';
import type { ModuleSpec } from './defineModule';

test('the values of a module have the types of its fields', () => {
  const program = hold.read({ rate: 5, assets: [{ least: 2 }] });
  expectTypeOf(program.rate).toEqualTypeOf<string>();
  expectTypeOf(program.assets).items.toHaveProperty('least').toEqualTypeOf<number>();
  expectTypeOf(program).not.toHaveProperty('tasks');
  expect(program).toMatchObject({ rate: '', assets: [{ least: 2, mint: '' }] });
});

test('a condition fits a set that has the fields it reads, and no other', () => {
  const delay = number({ label: 'Delay', min: 0, max: 9, initial: 0, when: isOn('isLater') });
  expectTypeOf(delay).toExtend<Field<number, 'isLater' | 'delay'>>();
  expectTypeOf(delay).not.toExtend<Field<number, 'delay'>>();
  expect(delay.when?.names).toEqual(['isLater']);
});

test('code for any module takes every module, and reads nothing by name', () => {
  const any: readonly ModuleSpec[] = [hold, quest];
  for (const { read, initial } of any) expect(read(initial)).toEqual(initial);
});
