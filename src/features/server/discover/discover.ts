import * as z from 'zod/mini';
import { boardServerSchema } from '@/features/earning/quests/boardServer';
import {
  idSchema,
  lamportsText,
  orElse,
  orNull,
  textsSchema,
  timeOrNull,
} from '@/shared/api/fields';
import { listOf, withLists } from '@/shared/api/lenient';

const count = orNull(z.nullable(z.number()));

/** A server as anybody may know it (decision 116). */
const openServerSchema = z.object({
  ...boardServerSchema.shape,
  /** How many people are on it. */
  members: count,
  /** Quests of it that anybody may begin now. */
  openQuests: count,
});
export type OpenServer = z.infer<typeof openServerSchema>;

/** A quest that anybody may begin now. */
const openQuestSchema = z.object({
  id: idSchema,
  server: boardServerSchema,
  /** Its name in addresses. */
  slug: idSchema,
  title: orElse(z.string(), 'Unnamed quest'),
  /** What it brings, in words: "50 points", "0.1 SOL". */
  rewards: textsSchema,
  /** SOL that its tasks have the member send, lamports as decimal text. Null from servers that don't say. */
  costLamports: orNull(z.nullable(lamportsText)),
  /** Null for one without an end. */
  endsAt: timeOrNull,
});
export type OpenQuest = z.infer<typeof openQuestSchema>;

/** GET /discover */
export const discoverSchema = withLists({
  servers: listOf(openServerSchema, { what: 'server', by: 'id' }),
  quests: listOf(openQuestSchema, { what: 'quest', by: 'id' }),
});
export type Discover = z.infer<typeof discoverSchema>;
