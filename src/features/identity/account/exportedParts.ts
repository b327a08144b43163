import * as z from 'zod/mini';
import { orElse } from '@/shared/api/fields';

/** A part that may be missing; one that cannot be read counts as missing. */
export const ifAny = <O, I>(schema: z.ZodMiniType<O, I>) => {
  const wide: z.ZodMiniType<O | null | undefined, I | null | undefined> = z.optional(
    z.nullable(schema),
  );
  return orElse(wide, undefined);
};
export const text = ifAny(z.string());
export const number = ifAny(z.number());
export const yes = ifAny(z.boolean());
export const texts = ifAny(z.array(z.string()));
export const time = ifAny(z.number().check(z.describe('Milliseconds since 1970')));
/** Parts as they are stored, of names that differ from row to row. */
export const parts = ifAny(z.record(z.string(), z.unknown()));
