import * as z from 'zod/mini';
import { catch as orElse } from 'zod/mini';

/** Replaces a value that the schema does not accept. The document describes the schema. */
export { catch as orElse } from 'zod/mini';

/** Ids are opaque strings; a server that sends numbers is understood as long as they are exact. */
export const idSchema = z.pipe(
  z.union([z.string().check(z.minLength(1)), z.number().check(z.refine(Number.isSafeInteger))]),
  z.transform(String),
);

/** Discord's ids are 64-bit: strings everywhere, never numbers. */
export const snowflakeSchema = z.string().check(z.regex(/^\d{15,20}$/));

/** Prices are sent as decimal text in SOL; a JSON number is read in its shortest decimal form. */
export const solPriceSchema = z.pipe(z.union([z.string(), z.number()]), z.transform(String));

/** An id in wire form: any non-empty text. */
export const idText = z.string().check(z.minLength(1));

/** Lamports in wire form: decimal text. */
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

/** Reason of a decision, for decisions that need one. */
export const reasonText = z
  .string()
  .check(
    z.trim(),
    z.minLength(3, 'Enter a reason.'),
    z.maxLength(300, 'Use 300 characters or fewer.'),
  );

/** A price in wire form; empty if missing or unreadable. `priceOf` says whether it can be paid. */
export const optionalPriceSchema = orElse(solPriceSchema, '');

/** A grant counts only if it is exactly true. */
export const exactlyTrue = orElse(z.boolean(), false);

/** A time in wire form: ISO 8601 UTC. Any text is accepted; text that is no time is shown as it is. */
export const timeSchema = z.string();

/** A time, or null if none can be read. */
export const timeOrNull = orElse(z.nullable(timeSchema), null);

/** Text, or null if none can be read. */
export const textOrNull = orElse(z.nullable(z.string()), null);

/** Text that may be missing; unreadable values count as missing. */
export const textIfAny = orElse(z.optional(z.string()), undefined);

/** A list without its unreadable items, for lists where reporting them would not help the user. */
export const readableOf = <O, I>(item: z.ZodMiniType<O, I>) =>
  orElse(z.array(item), ({ value }) =>
    (Array.isArray(value) ? value : []).flatMap((each: unknown) => {
      const read = item.safeParse(each);
      return read.success ? [read.data] : [];
    }),
  );

/** Texts; other values are left out. */
export const textsSchema = readableOf(z.string());

/** The value, or null if it cannot be read: servers must send it, but no screen breaks without it. */
export function orNull<O, I>(schema: z.ZodMiniType<O, I>) {
  const wide: z.ZodMiniType<O | null, I> = schema;
  return orElse(wide, null);
}

/** As `orNull`, for fields where null is a valid value. */
export function orUndefined<O, I>(schema: z.ZodMiniType<O, I>) {
  const wide: z.ZodMiniType<O | undefined, I> = schema;
  return orElse(wide, undefined);
}

/** Placeholder for a value of an unknown kind. */
export const UNKNOWN = 'UNKNOWN';

/**
 * One of several names. A later version may add names: these are kept, and shown as "Unknown".
 *
 * @param otherwise value for a missing name
 */
export function openEnum<I>(names: z.ZodMiniType<string, I>, otherwise = UNKNOWN) {
  const wide: z.ZodMiniType<string, I> = names;
  return orElse(wide, ({ value }) =>
    typeof value === 'string' && value !== '' ? value : otherwise,
  );
}
