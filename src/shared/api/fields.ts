import * as z from 'zod/mini';
import { catch as orElse } from 'zod/mini';

/** Reads something else in place of what the schema does not take. The document describes the schema. */
export { catch as orElse } from 'zod/mini';

/** Ids are opaque strings; a server that sends numbers is understood as long as they are exact. */
export const idSchema = z.pipe(
  z.union([z.string().check(z.minLength(1)), z.number().check(z.refine(Number.isSafeInteger))]),
  z.transform(String),
);

/** Discord's ids are 64-bit: strings everywhere, never numbers. */
export const snowflakeSchema = z.string().check(z.regex(/^\d{15,20}$/));

/** Prices travel as decimal text in SOL; a JSON number is taken by its shortest decimal form. */
export const solPriceSchema = z.pipe(z.union([z.string(), z.number()]), z.transform(String));

/** An id as it is sent: text, whatever is in it. */
export const idText = z.string().check(z.minLength(1));

/** Lamports as they are sent: decimal text. */
export const lamportsText = z
  .string()
  .check(z.regex(/^\d{1,20}$/, 'Lamports as a decimal string.'));

/** Address of a Solana account: 32 bytes in base58. */
export const addressText = z
  .string()
  .check(z.regex(/^[1-9A-HJ-NP-Za-km-z]{32,44}$/, 'Not a Solana address.'));

/** The signature of a transaction on Solana: 64 bytes in base58. */
export const signatureText = z
  .string()
  .check(z.regex(/^[1-9A-HJ-NP-Za-km-z]{64,88}$/, 'Not a transaction signature.'));

/** Why something was decided, where it needs a reason. */
export const reasonText = z
  .string()
  .check(
    z.trim(),
    z.minLength(3, 'Enter a reason.'),
    z.maxLength(300, 'Use 300 characters or fewer.'),
  );

/** A price as it was told; empty where it was not. `priceOf` says whether it is one that can be paid. */
export const optionalPriceSchema = orElse(solPriceSchema, '');

/** What grants something counts only when it is exactly true. */
export const exactlyTrue = orElse(z.boolean(), false);

/** A time as it is told: ISO 8601 UTC. Any text is read; what is none is shown as it is. */
export const timeSchema = z.string();

/** A time, or null where there is none that can be read. */
export const timeOrNull = orElse(z.nullable(timeSchema), null);

/** Text, or null where there is none that can be read. */
export const textOrNull = orElse(z.nullable(z.string()), null);

/** Text that may be missing; what cannot be read counts as missing. */
export const textIfAny = orElse(z.optional(z.string()), undefined);

/** A list without what of it cannot be read, where a note of that would tell nobody anything. */
export const readableOf = <O, I>(item: z.ZodMiniType<O, I>) =>
  orElse(z.array(item), ({ value }) =>
    (Array.isArray(value) ? value : []).flatMap((each: unknown) => {
      const read = item.safeParse(each);
      return read.success ? [read.data] : [];
    }),
  );

/** Texts, without those that are none. */
export const textsSchema = readableOf(z.string());

/** The value, or null where it cannot be read: a server owes it, and no screen breaks without it. */
export function orNull<O, I>(schema: z.ZodMiniType<O, I>) {
  const wide: z.ZodMiniType<O | null, I> = schema;
  return orElse(wide, null);
}

/** As `orNull`, where null has a meaning of its own. */
export function orUndefined<O, I>(schema: z.ZodMiniType<O, I>) {
  const wide: z.ZodMiniType<O | undefined, I> = schema;
  return orElse(wide, undefined);
}

/** Stands for what is of a kind nobody can tell. */
export const UNKNOWN = 'UNKNOWN';

/**
 * One of several names, of which a later version may know more: those are kept, and shown as "Unknown".
 *
 * @param otherwise what stands for none at all
 */
export function openEnum<I>(names: z.ZodMiniType<string, I>, otherwise = UNKNOWN) {
  const wide: z.ZodMiniType<string, I> = names;
  return orElse(wide, ({ value }) =>
    typeof value === 'string' && value !== '' ? value : otherwise,
  );
}
