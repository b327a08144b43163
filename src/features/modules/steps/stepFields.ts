import { fieldAt } from '../engine/paths';
import type { FirstStep } from '../engine/newRule';
import type { ModuleSpec } from '../engine/defineModule';
import type { FieldSet } from '../common-fields/field';

/** Fields of a step with the same parent values. */
export interface StepFields {
  /** Path of the values that contain them: "conditions.0.", or "" for those of the rule itself. */
  prefix: string;
  fields: FieldSet;
}

/**
 * The fields of a step, in its order; fields with the same parent values are shown together.
 *
 * @param paths those of the step by default
 */
export function stepFields(
  { fields }: Pick<ModuleSpec, 'fields'>,
  step: FirstStep,
  paths: readonly string[] = step.fields,
): StepFields[] {
  const parts: { prefix: string; fields: Record<string, FieldSet[string]> }[] = [];
  for (const path of paths) {
    const placed = fieldAt(fields, path);
    if (!placed) continue;
    const last = parts.at(-1);
    const part = last?.prefix === placed.prefix ? last : { prefix: placed.prefix, fields: {} };
    if (part !== last) parts.push(part);
    part.fields[placed.name] = asAsked(placed.field, step.asked?.[path]);
  }
  return parts;
}

/** The field as a step presents it, with the form's condition. */
const asAsked = (field: FieldSet[string], asked: FieldSet[string] | undefined) =>
  asked ? { ...asked, ...(field.when ? { when: field.when } : {}) } : field;

/** Whether a step asks for the value at a path, with the field itself or one around it. */
export const isAskedBy = (step: FirstStep, path: string): boolean =>
  [...step.fields, ...(step.more?.fields ?? [])].some(
    (field) => path === field || path.startsWith(`${field}.`),
  );
