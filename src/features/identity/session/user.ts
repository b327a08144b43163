import * as z from 'zod/mini';
import { exactlyTrue, orElse, textIfAny, textOrNull, textsSchema } from '@/shared/api/fields';

/** `data.user` of GET /auth/authenticate: the three flags of spec §7, and ours beyond it. */
export const authenticatedUserSchema = z.object({
  isAdmin: exactlyTrue,
  /** The one that must be told: anything but true or false is no answer, and nothing follows from it. */
  isAuthenticated: z.boolean(),
  isAdminMode: z._default(exactlyTrue, false),
  id: textIfAny,
  username: textIfAny,
  displayName: textIfAny,
  avatar: orElse(z.optional(z.nullable(z.string())), undefined),
  /** What the user may do beyond isAdmin; `staff` is for Castle Bots staff. */
  capabilities: z._default(textsSchema, []),
});
export type AuthenticatedUser = z.infer<typeof authenticatedUserSchema>;
export const authenticateSchema = z.object({ user: authenticatedUserSchema });

/** `data` of the 403 that answers a banned account: why, in words for its owner, or null where none was given. */
export const banSchema = z.object({ ban: z.object({ reason: textOrNull }) });
export type Ban = z.infer<typeof banSchema>['ban'];
