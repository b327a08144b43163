import * as z from 'zod/mini';
import { endpoint, idOf, serverParam } from '@/shared/api/endpoint';
import { idText } from '@/shared/api/fields';
import {
  holderCheckSchema,
  holderEstimateSchema,
  holderModules,
  ownRolesSchema,
  roleChangesSchema,
} from './holderCheck';

const tag = 'Holder checks';
const ofServer = { id: serverParam };

/** POST /servers/{id}/holder-rules/preview: changes nothing; 400 as when the rule is saved. */
export const previewHolderRule = endpoint({
  method: 'POST',
  path: '/servers/{id}/holder-rules/preview',
  tag,
  summary: 'Previews a holder rule’s role changes',
  description: 'Nothing is changed. The first hundred members of each kind are named.',
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
  }),
  data: roleChangesSchema,
});

/** POST /servers/{id}/holder-rules/estimate: 400 where a condition is not complete. */
export const estimateHolders = endpoint({
  method: 'POST',
  path: '/servers/{id}/holder-rules/estimate',
  tag,
  summary: 'Counts members who currently meet a holder rule’s conditions',
  description: 'Of a rule that need not be whole yet: no name, role or channel is asked for.',
  access: 'viewer',
  shows: ['HolderChecks'],
  changes: [],
  unchanged: 'Counts without saving.',
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
  summary: 'Runs a holder rule now',
  description: 'Returns what was done. A run doesn’t wait for the grace period; checks do.',
  access: 'editor',
  changes: ['HolderChecks', 'Members', 'AuditLog'],
  params: { ...ofServer, ruleId: idOf('holderRule', 'Id of the rule.') },
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
  summary: 'Explains a member’s holder roles',
  access: 'viewer',
  shows: ['HolderChecks'],
  changes: [],
  unchanged: 'Reads wallets without changing roles.',
  params: ofServer,
  body: z.object({
    of: z
      .string()
      .check(
        z.trim(),
        z.minLength(1, 'Enter a username or the address of a wallet.'),
        z.maxLength(300, 'Use 300 characters or fewer.'),
        z.describe(
          'A username, an id or a mention on Discord, the address of a wallet, or a link to it in a Solana explorer.',
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
  summary: 'Explains the caller’s holder roles on each server',
  description: 'Of servers one is a member of, and rules in force there.',
  access: 'session',
  shows: ['LinkedWallets', 'HolderChecks', 'Memberships', 'Quests'],
  data: ownRolesSchema,
});
