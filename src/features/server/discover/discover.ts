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

/** A server as anybody may know it (docs/product/interface.md). */
const openServerSchema = z.object({
  ...boardServerSchema.shape,
  members: count.check(z.describe('Current members.')),
  openQuests: count.check(z.describe('Quests that anyone can start now.')),
});
export type OpenServer = z.infer<typeof openServerSchema>;

/** A quest that anybody may begin now. */
const openQuestSchema = z.object({
  id: idSchema,
  server: boardServerSchema,
  slug: idSchema.check(z.describe('Quest slug, as in page URLs.')),
  title: orElse(z.string(), 'Unnamed quest'),
  rewards: textsSchema.check(z.describe('Rewards in words, such as "50 points" or "0.1 SOL".')),
  costLamports: orNull(z.nullable(lamportsText)).check(
    z.describe('SOL that the quest’s tasks ask members to send, in lamports; null for none.'),
  ),
  endsAt: timeOrNull.check(z.describe('When the quest ends; null if it has no end.')),
});
export type OpenQuest = z.infer<typeof openQuestSchema>;

/** GET /discover */
export const discoverSchema = withLists({
  servers: listOf(openServerSchema, { what: 'server', by: 'id' }),
  quests: listOf(openQuestSchema, { what: 'quest', by: 'id' }),
});
export type Discover = z.infer<typeof discoverSchema>;
