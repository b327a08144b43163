import * as z from 'zod/mini';

/** `data.user` of GET /auth/authenticate: the three flags of spec §7, and ours beyond it. */
export const authenticatedUserSchema = z.object({
  isAdmin: z.boolean(),
  isAuthenticated: z.boolean(),
  isAdminMode: z._default(z.boolean(), false),
  id: z.optional(z.string()),
  username: z.optional(z.string()),
  displayName: z.optional(z.string()),
  avatar: z.optional(z.nullable(z.string())),
  /** What the user may do beyond isAdmin; `staff` is the platform's own people (bot-modules.md). */
  capabilities: z._default(z.array(z.string()), []),
});
export type AuthenticatedUser = z.infer<typeof authenticatedUserSchema>;
export const authenticateSchema = z.object({ user: authenticatedUserSchema });
