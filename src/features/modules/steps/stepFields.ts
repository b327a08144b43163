import { fieldAt } from '../engine/paths';
import type { FirstStep } from '../engine/newRule';
import type { ModuleSpec } from '../engine/defineModule';
import type { FieldSet } from '../common-fields/field';

/** Fields of a step whose values stand together. */
export interface StepFields {
  /** Path of the values they are in: "conditions.0.", or "" for those of the rule itself. */
  prefix: string;
  fields: FieldSet;
}

/**
 * What a step asks for, in its order; fields that stand in the same values are shown together.
 *
 * @param paths those of the step unless others are given
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

/** As a step asks for it; when it is in force stays the form's. */
const asAsked = (field: FieldSet[string], asked: FieldSet[string] | undefined) =>
  asked ? { ...asked, ...(field.when ? { when: field.when } : {}) } : field;

/** Whether a value at a path is asked for by one of the fields: it is theirs, or inside theirs. */
export const isAskedBy = (step: FirstStep, path: string): boolean =>
  [...step.fields, ...(step.more?.fields ?? [])].some(
    (field) => path === field || path.startsWith(`${field}.`),
  );
