import * as z from 'zod/mini';
import { REF_PATTERN, utmSchema } from '@/features/billing/referrals/attributionRules';
import { orUndefined } from '@/shared/api/fields';
import type { UserRow } from '../accounts/rows';

const part = z.string().check(z.regex(REF_PATTERN));

const stateSchema = z.object({
  redirect: z.string(),
  nonce: z.string().check(z.minLength(1)),
  v: z.literal(1),
  ref: z.optional(part),
  // What helps to count is no reason to refuse a sign-in.
  src: orUndefined(z.optional(part)),
  seenAt: orUndefined(z.optional(z.number())),
  visitor: orUndefined(z.optional(part)),
  utm: orUndefined(z.optional(utmSchema)),
});
export type OAuthState = z.infer<typeof stateSchema>;

declare module '../../store/events' {
  interface Events {
    /** Someone signs in for the first time; their session is opened next. */
    signedUp: { user: UserRow; state: OAuthState };
  }
}

/** Reads `state` (base64url of JSON {redirect, nonce, v: 1, ref?, src?, seenAt?, visitor?, utm?}); null when it is anything else. */
export function readState(text: string | null): OAuthState | null {
  try {
    const json = atob((text ?? '').replaceAll('-', '+').replaceAll('_', '/'));
    const parsed = stateSchema.safeParse(JSON.parse(json));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}
