import * as z from 'zod/mini';
import { exactlyTrue, idText, lamportsText, orElse, timeOrNull } from '@/shared/api/fields';
import { listOf, withLists } from '@/shared/api/lenient';

/** Somebody signed in somewhere (decision 96). */
export const accountSessionSchema = z.object({
  id: idText,
  /** The browser and its system in words: "Firefox on Windows". */
  device: orElse(z.string(), 'A browser'),
  openedAt: timeOrNull,
  /** Told to five minutes: when its tokens were renewed last. */
  seenAt: timeOrNull,
  /** The one this answer was asked for in. */
  isCurrent: exactlyTrue,
});
export type AccountSession = z.infer<typeof accountSessionSchema>;

export const accountSessionsSchema = withLists({
  sessions: listOf(accountSessionSchema, {
    what: 'session',
    by: 'id',
    name: (row) => row['device'],
  }),
});

/** What deleting one's account takes away, and what has to end before. */
export const deletionSchema = z.object({
  /** Points that are not claimed, over all servers. */
  points: z.int(),
  servers: z.int(),
  wallets: z.int(),
  socials: z.int(),
  /** Commissions that are on hold or available, lamports. */
  commissions: lamportsText,
  /** In sentences; empty where nothing is in the way. */
  blocks: z.array(z.string()),
});
export type Deletion = z.infer<typeof deletionSchema>;
