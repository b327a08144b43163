import * as z from 'zod/mini';
import { sessionStore } from '@/shared/storage/storage';

const draftSchema = z.object({
  enabled: z.boolean(),
  values: z.record(z.string(), z.unknown()),
});

/** Where a form keeps what is typed and not yet saved. */
export const draftPlace = (key: string): string => `castle-draft:${key}`;

/** What is typed in a form and not yet saved; null where there is nothing. */
export const draftAt = (key: string) => sessionStore.getJson(draftPlace(key), draftSchema);
