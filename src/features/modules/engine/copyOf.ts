import type { Field, Values } from '../common-fields/field';
import type { ModuleSpec } from './defineModule';
import { withoutSecrets } from './secrets';

/**
 * What a copy of a rule begins with: the same values, but for what no two rules may share. A text gets
 * "(copy)" behind it; anything else holds what it holds at first. Secrets are not copied.
 *
 * @param rules those there are, with the one that is copied
 */
export function copyOf(
  { rules: listed, fields }: Pick<ModuleSpec, 'rules' | 'fields'>,
  values: Values,
  rules: readonly { values: Values }[],
): Values {
  return (listed?.unique ?? []).reduce<Values>(
    (copy, { path, key }) => {
      const taken = new Set(rules.map((rule) => key(rule.values)));
      const isFree = (one: Values) => {
        const own = key(one);
        return own === null || !taken.has(own);
      };
      const field = fields[path];
      if (isFree(copy) || !field) return copy;
      return (
        othersOf(field, copy[path], rules.length)
          .map((value): Values => Object.assign({}, copy, { [path]: value }))
          .find(isFree) ?? copy
      );
    },
    Object.assign({}, withoutSecrets(fields, values), listed?.copies),
  );
}

/** Values that may be free, the best first: one more than there are rules to take them. */
function othersOf({ control, initial }: Field, value: unknown, taken: number): unknown[] {
  if (control.type !== 'text' || typeof value !== 'string') return [initial];
  return Array.from({ length: taken + 1 }, (_, index) => {
    const mark = index === 0 ? ' (copy)' : ` (copy ${String(index + 1)})`;
    const room = control.maxLength - mark.length;
    return `${Array.from(value).slice(0, room).join('').trimEnd()}${mark}`;
  });
}
