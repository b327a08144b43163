import * as z from 'zod/mini';
import { checkedRuleSchema } from '@/features/modules/holder-checks/holderCheck';
import { submissionState } from '@/features/earning/quests/quest';
import { transactionStatuses } from '@/features/billing/transaction-status/transactionStatus';
import {
  exactlyTrue,
  idSchema,
  openEnum,
  orElse,
  textOrNull,
  textsSchema,
  timeOrNull,
} from '@/shared/api/fields';
import { listOf, withLists } from '@/shared/api/lenient';
import { pageOf } from '@/shared/api/page';
import { memberSchema, roleShape } from './member';

/** GET /servers/{id}/usernames/{username} */
export const memberDetailSchema = withLists({
  member: memberSchema,
  discordId: textOrNull.check(z.describe('Discord ID; null for a deleted account.')),
  renamedFrom: textOrNull.check(
    z.describe('Earlier username that was asked for; null if it’s the current one.'),
  ),
  showsWallets: exactlyTrue.check(
    z.describe('Whether their profile shows wallets. Otherwise, `wallets` is empty.'),
  ),
  showsAccounts: exactlyTrue.check(
    z.describe('Whether their profile shows accounts. Otherwise, `accounts` is empty.'),
  ),
  wallets: textsSchema.check(z.describe('Solana addresses.')),
  accounts: listOf(z.object({ platform: z.string(), handle: z.string() }), {
    what: 'account',
    by: 'platform',
    mayBeMissing: true,
  }),
  quests: listOf(
    z.object({
      id: idSchema.check(z.describe('ID of the submission.')),
      questId: idSchema.check(z.describe('ID of the quest.')),
      title: orElse(z.string(), 'A quest'),
      state: submissionState,
      startedAt: timeOrNull,
      claimedAt: timeOrNull.check(z.describe('When the reward was claimed; null if it wasn’t.')),
    }),
    { what: 'quest', by: 'id', mayBeMissing: true },
  ),
  rewards: listOf(
    z.object({
      id: idSchema,
      at: timeOrNull.check(z.describe('When the reward was due.')),
      label: orElse(z.string(), '').check(z.describe('What it was for.')),
      amount: orElse(z.string(), '').check(z.describe('Amount in words, such as "0.1 SOL".')),
      status: openEnum(z.enum(transactionStatuses)),
    }),
    { what: 'reward', by: 'id', mayBeMissing: true },
  ),
});
export type MemberDetail = z.infer<typeof memberDetailSchema>;

/** GET /servers/{id}/members/{memberId}/roles */
export const memberRolesSchema = withLists({
  held: listOf(
    z.object({
      ...roleShape,
      how: orElse(z.string(), '').check(z.describe('Where the role came from, in words.')),
      at: timeOrNull.check(z.describe('When the member got it.')),
    }),
    { what: 'role', by: 'id', mayBeMissing: true },
  ),
  missing: listOf(
    z.object({
      ...roleShape,
      reasons: textsSchema.check(
        z.describe('Sentences that say why the member lacks it. The bot’s reach comes first.'),
      ),
    }),
    { what: 'role', by: 'id', mayBeMissing: true },
  ),
  rules: listOf(checkedRuleSchema, { what: 'rule', by: 'id', mayBeMissing: true }).check(
    z.describe(
      'All holder rules, also those that are off, and how each turned out for the member.',
    ),
  ),
});
export type MemberRoles = z.infer<typeof memberRolesSchema>;

/** What happened, by kind. */
export const timelineKinds = ['SERVER', 'ROLE', 'QUEST', 'POINTS', 'REWARD', 'MODERATION'] as const;

/** GET /servers/{id}/members/{memberId}/timeline */
export const timelineSchema = pageOf(
  z.object({
    id: idSchema,
    at: timeOrNull,
    kind: openEnum(z.enum(timelineKinds)),
    text: orElse(z.string(), '').check(z.describe('What happened, in words.')),
  }),
  { what: 'event', by: 'id' },
);

const noteSchema = z.object({
  id: idSchema,
  text: orElse(z.string(), ''),
  by: textOrNull.check(z.describe('Name of the author; null if unknown.')),
  at: timeOrNull,
  editedAt: timeOrNull.check(z.describe('When it was last changed; null if it never was.')),
  version: z
    .int()
    .check(z.describe('Goes up with each change. A change sends the version it’s based on.')),
  mayChange: exactlyTrue.check(z.describe('Whether the caller may change and delete it.')),
});
export type MemberNote = z.infer<typeof noteSchema>;
export const oneNote = z.object({ note: noteSchema });
/** GET /servers/{id}/members/{memberId}/notes */
export const notesSchema = withLists({ notes: listOf(noteSchema, { what: 'note', by: 'id' }) });

export const MOST_NOTE = 1000;
