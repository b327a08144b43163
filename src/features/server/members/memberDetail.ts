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
  /** Their id on Discord. */
  discordId: textOrNull,
  /** The name that was asked for, where they are called otherwise by now. */
  renamedFrom: textOrNull,
  /** Whether their profile shows them: what it does not show is not here. */
  showsWallets: exactlyTrue,
  showsAccounts: exactlyTrue,
  /** Base58. */
  wallets: textsSchema,
  accounts: listOf(z.object({ platform: z.string(), handle: z.string() }), {
    what: 'account',
    by: 'platform',
    mayBeMissing: true,
  }),
  quests: listOf(
    z.object({
      id: idSchema,
      /** Of the quest, for its address. */
      questId: idSchema,
      title: orElse(z.string(), 'A quest'),
      state: submissionState,
      startedAt: timeOrNull,
      claimedAt: timeOrNull,
    }),
    { what: 'quest', by: 'id', mayBeMissing: true },
  ),
  rewards: listOf(
    z.object({
      id: idSchema,
      at: timeOrNull,
      label: orElse(z.string(), ''),
      /** In words: "0.1 SOL". */
      amount: orElse(z.string(), ''),
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
      /** Where it came from, in words. */
      how: orElse(z.string(), ''),
      at: timeOrNull,
    }),
    { what: 'role', by: 'id', mayBeMissing: true },
  ),
  missing: listOf(
    z.object({
      ...roleShape,
      /** Why they do not have it, in sentences. */
      reasons: textsSchema,
    }),
    { what: 'role', by: 'id', mayBeMissing: true },
  ),
  rules: listOf(checkedRuleSchema, { what: 'rule', by: 'id', mayBeMissing: true }),
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
    text: orElse(z.string(), ''),
  }),
  { what: 'event', by: 'id' },
);

const noteSchema = z.object({
  id: idSchema,
  text: orElse(z.string(), ''),
  /** Who wrote it; null where nobody knows them any more. */
  by: textOrNull,
  at: timeOrNull,
  editedAt: timeOrNull,
  version: z.int(),
  /** Whether the caller may edit and delete it. */
  mayChange: exactlyTrue,
});
export type MemberNote = z.infer<typeof noteSchema>;
export const oneNote = z.object({ note: noteSchema });
/** GET /servers/{id}/members/{memberId}/notes */
export const notesSchema = withLists({ notes: listOf(noteSchema, { what: 'note', by: 'id' }) });

export const MOST_NOTE = 1000;
