import type { ModuleSpec } from '../engine/defineModule';
import { initialValues, isShown } from '../engine/schema';
import type { Values } from '../common-fields/field';

/** What a module holds at first, with one item in each list that is shown and cannot stay empty. */
export function sampleValues({ initial, fields }: Pick<ModuleSpec, 'initial' | 'fields'>): Values {
  const items = Object.entries(fields).flatMap(([name, field]) => {
    const { control, schema } = field;
    if (control.type !== 'list' || !isShown(field, initial)) return [];
    const mayBeEmpty = schema.safeParse([]).success;
    return mayBeEmpty || !isEmpty(initial[name]) ? [] : [[name, [initialValues(control.fields)]]];
  });
  return { ...initial, ...Object.fromEntries(items) };
}

const isEmpty = (value: unknown) => Array.isArray(value) && value.length === 0;
