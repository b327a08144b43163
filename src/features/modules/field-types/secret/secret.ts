import * as z from 'zod/mini';

/** A secret the server holds. Its text never leaves the server: only which one it is, and where it is used. */
const storedSchema = z.object({
  id: z.string().check(z.minLength(1)),
  /** The address the secret was entered for, as `destinationOf` writes it. */
  destination: z.string(),
});
export type StoredSecret = z.infer<typeof storedSchema>;

export const isStoredSecret = (value: unknown): value is StoredSecret =>
  storedSchema.safeParse(value).success;

const typedSchema = z.strictObject({ value: z.string() });

/** A secret that was just typed and has to be sent to the server. */
export const isTypedSecret = (value: unknown): value is z.infer<typeof typedSchema> =>
  typedSchema.safeParse(value).success;

/** The lengths a secret may have, in characters. */
export interface SecretLengths {
  least: number;
  most: number;
}

/** None, one the server holds, or one that was just typed. Errors are about the whole, which is one field. */
export const secretSchema = ({ least, most }: SecretLengths) => {
  const isTyped = (fits: (text: string) => boolean) => (secret: unknown) =>
    !isTypedSecret(secret) || fits(secret.value);
  return z
    .nullable(
      z.union([storedSchema, typedSchema], `Enter ${String(least)} to ${String(most)} characters.`),
    )
    .check(
      z.refine(
        isTyped((text) => text.trim().length >= least),
        `Minimum ${String(least)} characters.`,
      ),
      z.refine(
        isTyped((text) => text.length <= most),
        `Maximum ${String(most)} characters.`,
      ),
    );
};

/** An address as secrets are tied to it: two ways to write the same one are the same. */
export const destinationOf = (address: string): string =>
  URL.canParse(address) ? new URL(address).href : address.trim();
