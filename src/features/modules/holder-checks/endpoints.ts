import * as z from 'zod/mini';
import { endpoint, idOf, serverParam } from '@/shared/api/endpoint';
import { idText } from '@/shared/api/fields';
import {
  holderCheckSchema,
  holderEstimateSchema,
  ownRolesSchema,
  roleChangesSchema,
  rulePreviewSchema,
} from './holderCheck';
import { holderModules } from './holderModules';

const tag = 'Holder checks';
const ofServer = { id: serverParam };

/** POST /servers/{id}/holder-rules/preview: changes nothing; 400 for the same errors as a save. */
export const previewHolderRule = endpoint({
  method: 'POST',
  path: '/servers/{id}/holder-rules/preview',
  tag,
  summary: 'Previews the role changes of a holder rule',
  description:
    'Checks the values as a save does, and then the members as if the rule were saved and on. Roles that another rule keeps aren’t lost. Each list names the first 100 members, and its total counts all. Changes nothing.',
  access: 'viewer',
  order: 'With `after`, members by ID. Without it, in no fixed order.',
  shows: ['HolderChecks'],
  changes: [],
  unchanged: 'Lists who would gain or lose a role, without changing any.',
  params: ofServer,
  body: z.object({
    module: z.enum(holderModules).check(z.describe('Slug of the module that the rule belongs to.')),
    values: z.unknown().check(z.describe('Values of the rule, as in the module’s rules.')),
    ruleId: z.optional(
      idText.check(
        z.describe('ID of the saved rule that they would replace; left out for a new rule.'),
      ),
    ),
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
  errors: { 'module-not-found': null, 'rule-not-found': null },
});

/** POST /servers/{id}/holder-rules/estimate: 400 if a condition is incomplete. */
export const estimateHolders = endpoint({
  method: 'POST',
  path: '/servers/{id}/holder-rules/estimate',
  tag,
  summary: 'Counts the members who meet the conditions of a holder rule',
  description:
    'Counts members who meet the conditions now. Only `match`, `conditions` and `walletScope` are checked and used, so name, roles and channels may be missing.',
  access: 'viewer',
  shows: ['HolderChecks'],
  changes: [],
  unchanged: 'Only counts members.',
  params: ofServer,
  body: z.object({
    module: z.enum(holderModules).check(z.describe('Slug of the module that the rule belongs to.')),
    values: z
      .unknown()
      .check(
        z.describe(
          '`match`, `conditions` and `walletScope`, as in the module’s rules. Other values are ignored.',
        ),
      ),
  }),
  data: holderEstimateSchema,
  errors: { 'module-not-found': null },
});

/**
 * POST /servers/{id}/holder-rules/{ruleId}/run: a repeat changes only the difference since. 409
 * while the rule is off.
 */
export const runHolderRule = endpoint({
  method: 'POST',
  path: '/servers/{id}/holder-rules/{ruleId}/run',
  tag,
  summary: 'Applies the role changes of a holder rule',
  description:
    'Checks all members now, gives and removes the rule’s roles, and returns the changes. Unlike regular checks, it doesn’t wait for the grace period. A repeat changes only what has changed since. Returns 409 while the rule or its module is off.',
  access: 'editor',
  changes: ['HolderChecks', 'Members', 'AuditLog'],
  params: { ...ofServer, ruleId: idOf('holderRule', 'ID of the rule.') },
  data: roleChangesSchema,
  errors: {
    'module-not-found': null,
    'package-needed': null,
    'rule-not-found': null,
    'switched-off': null,
  },
});

/**
 * POST /servers/{id}/holder-checks: for an address, only says what that wallet alone qualifies for,
 * and names no member. `of` is read by `readMember`, as in the form; 400 gives the reason if it
 * can't be.
 */
export const checkHolder = endpoint({
  method: 'POST',
  path: '/servers/{id}/holder-checks',
  tag,
  summary: 'Explains which holder rules a member or wallet meets',
  description:
    'For a member, it says where roles from rules came from and how each rule turned out, also those that are off. For a wallet address that a member linked, it says what this wallet qualifies for alone, and never who linked it. Otherwise, `found` says that there is nothing to check.',
  access: 'viewer',
  order: 'Rules as their modules have them.',
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

/** GET /users/me/holder-roles: only about the caller. */
export const listMyHolderRoles = endpoint({
  method: 'GET',
  path: '/users/me/holder-roles',
  tag,
  summary: 'Explains which holder rules the caller meets on each server',
  description:
    'Has servers with the bot that the caller is a member of and that have holder rules in effect, and how each rule turned out for the caller’s wallets. Rules that are off are left out. It changes no roles.',
  access: 'session',
  order: 'Servers by name, then by ID. Rules as their modules have them.',
  shows: ['LinkedWallets', 'HolderChecks', 'Memberships', 'Quests'],
  data: ownRolesSchema,
});
