import * as z from 'zod/mini';
import { endpoint, idOf, serverParam } from '@/shared/api/endpoint';
import { idText } from '@/shared/api/fields';
import {
  holderCheckSchema,
  holderEstimateSchema,
  holderModules,
  ownRolesSchema,
  roleChangesSchema,
  rulePreviewSchema,
} from './holderCheck';

const tag = 'Holder checks';
const ofServer = { id: serverParam };

/** POST /servers/{id}/holder-rules/preview: changes nothing; 400 as when the rule is saved. */
export const previewHolderRule = endpoint({
  method: 'POST',
  path: '/servers/{id}/holder-rules/preview',
  tag,
  summary: 'Previews the role changes of a holder rule',
  description: 'Lists at most 100 members of each kind and counts all of them. Changes nothing.',
  access: 'viewer',
  shows: ['HolderChecks'],
  changes: [],
  unchanged: 'Lists who would gain or lose a role, without changing any.',
  params: ofServer,
  body: z.object({
    module: z.enum(holderModules),
    /** As the module’s rules have them. */
    values: z.unknown(),
    /** The saved rule they would replace. */
    ruleId: z.optional(idText),
    after: z.optional(
      z
        .string()
        .check(
          z.maxLength(300),
          z.describe(
            'Checks the members in parts: empty for the first part, then the `next` of the previous one. Counts are those of the part. Without it, all members are checked at once.',
          ),
        ),
    ),
  }),
  data: rulePreviewSchema,
});

/** POST /servers/{id}/holder-rules/estimate: 400 where a condition is not complete. */
export const estimateHolders = endpoint({
  method: 'POST',
  path: '/servers/{id}/holder-rules/estimate',
  tag,
  summary: 'Counts the members who meet the conditions of a holder rule',
  description: 'The rule can be incomplete. Name, roles and channels aren’t required.',
  access: 'viewer',
  shows: ['HolderChecks'],
  changes: [],
  unchanged: 'Only counts members.',
  params: ofServer,
  body: z.object({
    module: z.enum(holderModules),
    /** `match`, `conditions` and `walletScope`, as the module’s rules have them; what else there is does not count. */
    values: z.unknown(),
  }),
  data: holderEstimateSchema,
});

/** POST /servers/{id}/holder-rules/{ruleId}/run: asked twice, the second changes nothing. 409 while it is off. */
export const runHolderRule = endpoint({
  method: 'POST',
  path: '/servers/{id}/holder-rules/{ruleId}/run',
  tag,
  summary: 'Applies the role changes of a holder rule',
  description:
    'Returns the changes made. Unlike regular checks, it doesn’t wait for the grace period.',
  access: 'editor',
  changes: ['HolderChecks', 'Members', 'AuditLog'],
  params: { ...ofServer, ruleId: idOf('holderRule', 'ID of the rule.') },
  data: roleChangesSchema,
  errors: { 402: null, 409: null },
});

/**
 * POST /servers/{id}/holder-checks: of an address only what that wallet alone qualifies for, naming nobody. `of` is
 * read by `readMember`, as in the form; 400 says why it can't be.
 */
export const checkHolder = endpoint({
  method: 'POST',
  path: '/servers/{id}/holder-checks',
  tag,
  summary: 'Explains which holder rules a member or wallet meets',
  access: 'viewer',
  shows: ['HolderChecks'],
  changes: [],
  unchanged: 'Only reads wallets and changes no roles.',
  params: ofServer,
  body: z.object({
    of: z
      .string()
      .check(
        z.trim(),
        z.minLength(1, 'Enter a username or wallet address.'),
        z.maxLength(300, 'Use 300 characters or fewer.'),
        z.describe(
          'A Discord username, user ID or mention, a wallet address, or a Solana explorer link to a wallet.',
        ),
      ),
  }),
  data: holderCheckSchema,
});

/** GET /users/me/holder-roles: about nobody but who asks. */
export const listMyHolderRoles = endpoint({
  method: 'GET',
  path: '/users/me/holder-roles',
  tag,
  summary: 'Explains which holder rules the caller meets on each server',
  description: 'Covers active rules on servers the caller is a member of.',
  access: 'session',
  shows: ['LinkedWallets', 'HolderChecks', 'Memberships', 'Quests'],
  data: ownRolesSchema,
});
