import * as z from 'zod/mini';
import { sessionStore } from '@/shared/storage/storage';
import type { ModulePlace } from '../engine/modulesApi';

export const draftSchema = z.object({
  enabled: z.boolean(),
  values: z.record(z.string(), z.unknown()),
  /** Id of the account it was typed with; drafts of earlier versions have none. */
  by: z.optional(z.nullable(z.string())),
});

/** Identifies the form of a rule; by default that of a new one. */
export const draftKeyOf = ({ serverId, slug }: ModulePlace, rule = 'new'): string =>
  `${serverId}:${slug}:${rule}`;

/** Storage key of a form's unsaved values. */
export const draftStorageKey = (key: string): string => `castle-draft:${key}`;

/** Unsaved values of a form; null if there are none. */
export const draftAt = (key: string) => sessionStore.getJson(draftStorageKey(key), draftSchema);
