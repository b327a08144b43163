import * as z from 'zod/mini';
import { exactlyTrue, orElse, textIfAny, textOrNull, textsSchema } from '@/shared/api/fields';

/** `data.user` of GET /auth/authenticate: the three flags of spec §7, and our additions. */
export const authenticatedUserSchema = z.object({
  isAdmin: exactlyTrue.check(z.describe('Has a role on any server.')),
  // The only required field: a value other than true or false makes the whole response invalid.
  isAuthenticated: z.boolean(),
  isAdminMode: z._default(exactlyTrue, false),
  id: textIfAny,
  username: textIfAny,
  displayName: textIfAny,
  avatar: orElse(z.optional(z.nullable(z.string())), undefined),
  capabilities: z._default(textsSchema, []).check(z.describe('`staff` is Castle Bots staff.')),
});
export type AuthenticatedUser = z.infer<typeof authenticatedUserSchema>;
export const authenticateSchema = z.object({ user: authenticatedUserSchema });

/** `data` of the 403 for a banned account: the reason for its owner, or null if none was given. */
export const banSchema = z.object({
  ban: z.object({
    reason: textOrNull.check(
      z.describe('Shown to the owner of the account. Null if none was given.'),
    ),
  }),
});
export type Ban = z.infer<typeof banSchema>['ban'];
