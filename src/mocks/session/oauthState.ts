import * as z from 'zod/mini';

const stateSchema = z.object({
  redirect: z.string(),
  nonce: z.string().check(z.minLength(1)),
  v: z.literal(1),
  ref: z.optional(z.string().check(z.regex(/^[A-Za-z0-9_-]{1,64}$/))),
});
export type OAuthState = z.infer<typeof stateSchema>;

/** Reads `state` (base64url of JSON {redirect, nonce, v: 1, ref?}); null when it is anything else. */
export function readState(text: string | null): OAuthState | null {
  try {
    const json = atob((text ?? '').replaceAll('-', '+').replaceAll('_', '/'));
    const parsed = stateSchema.safeParse(JSON.parse(json));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}
