import * as z from 'zod/mini';

/** Ids are opaque strings; a server that sends numbers is understood as long as they are exact. */
export const idSchema = z.pipe(
  z.union([z.string(), z.number().check(z.refine(Number.isSafeInteger))]),
  z.transform(String),
);

/** Discord's ids are 64-bit: strings everywhere, never numbers. */
export const snowflakeSchema = z.string().check(z.regex(/^\d{15,20}$/));

/** Prices travel as decimal text in SOL; a JSON number is taken by its shortest decimal form. */
export const solPriceSchema = z.pipe(z.union([z.string(), z.number()]), z.transform(String));
