import { loadModule, moduleAbouts } from '@/features/modules/engine/registry';
import { ruleName } from '@/features/modules/engine/moduleState';
import { isShown } from '@/features/modules/engine/schema';
import { isRow } from '@/shared/api/lenient';
import type { FieldSet } from '@/features/modules/common-fields/field';
import { moduleRow } from './modules';
import type { ModuleContext } from './moduleContext';

/** Whether values refer to a rule of a module, in their own fields or those of list items. */
function names(fields: FieldSet, values: unknown, of: string, ruleId: string): boolean {
  if (!isRow(values)) return false;
  return Object.entries(fields).some(([name, field]) => {
    const { control } = field;
    // Values of hidden fields are kept but have no effect.
    if (!isShown(field, values)) return false;
    const value = values[name];
    if (control.type === 'rule') return control.of === of && value === ruleId;
    if (control.type !== 'list' || !Array.isArray(value)) return false;
    return value.some((item) => names(control.fields, item, of, ruleId));
  });
}

/** The name of the first rule of this server, of any module, that refers to this one; null without one. */
export async function userOf(
  { world, guild, spec }: ModuleContext,
  ruleId: string,
): Promise<string | null> {
  for (const { slug } of moduleAbouts) {
    const other = await loadModule(slug);
    const user = other
      ? moduleRow(world, guild, slug).rules.find(
          ({ id, values }) => id !== ruleId && names(other.fields, values, spec.slug, ruleId),
        )
      : undefined;
    if (user) return ruleName(user);
  }
  return null;
}
