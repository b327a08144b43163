import * as z from 'zod/mini';
import { sessionStore } from '@/shared/storage/storage';
import type { ModulePlace } from '../engine/modulesApi';

export const draftSchema = z.object({
  enabled: z.boolean(),
  values: z.record(z.string(), z.unknown()),
  /** Id of the account it was typed with; drafts of earlier versions have none. */
  by: z.optional(z.nullable(z.string())),
});

/** Names the form of a rule among all; of a new one unless another is named. */
export const draftKeyOf = ({ serverId, slug }: ModulePlace, rule = 'new'): string =>
  `${serverId}:${slug}:${rule}`;

/** Where a form keeps what is typed and not yet saved. */
export const draftStorageKey = (key: string): string => `castle-draft:${key}`;

/** What is typed in a form and not yet saved; null where there is nothing. */
export const draftAt = (key: string) => sessionStore.getJson(draftStorageKey(key), draftSchema);
