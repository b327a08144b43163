import * as z from 'zod/mini';
import type { FirstStep } from '../engine/newRule';
import type { ModuleSpec } from '../engine/defineModule';
import { formSchema, type FormShape } from '../screens/moduleForm';
import { isAskedBy } from './stepFields';

/** Paths of missing or invalid values of a rule. */
export function wrongIn({ schema }: Pick<ModuleSpec, 'schema'>, values: unknown): string[] {
  const read = z.safeParse(schema, values);
  return read.success ? [] : read.error.issues.map(({ path }) => path.join('.'));
}

/**
 * The form’s schema, limited to the steps so far: no errors of later steps are shown. The last step
 * checks all of it.
 */
export function stepSchema(
  spec: ModuleSpec,
  steps: readonly FirstStep[],
  at: number,
): z.ZodMiniType<FormShape, FormShape> {
  const whole = formSchema(spec);
  const asked = steps.slice(0, at + 1);
  if (asked.length === steps.length) return whole;
  return z.pipe(
    z.custom<FormShape>(),
    z.transform((raw: FormShape, { issues }): FormShape => {
      const read = whole.safeParse(raw);
      if (read.success) return read.data;
      for (const { path, message } of read.error.issues) {
        const name = path.slice(1).join('.');
        if (!asked.some((step) => isAskedBy(step, name))) continue;
        issues.push({ code: 'custom', message, input: raw, path: [...path] });
      }
      return raw;
    }),
  );
}
