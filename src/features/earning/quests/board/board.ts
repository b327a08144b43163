import * as z from 'zod/mini';
import { idSchema, orElse, orNull, textOrNull, textsSchema, timeOrNull } from '@/shared/api/fields';
import { listOf, withLists } from '@/shared/api/lenient';
import { cursorShape } from '@/shared/api/page';
import { boardServerSchema } from '../boardServer';
import { door, questCardSchema, standingSchema } from '../quest';

/** A category of a board, as the caller sees it. */
export const questCategorySchema = z.object({
  id: idSchema,
  name: orElse(z.string(), 'Unnamed category'),
  emoji: textOrNull,
  emojiPicture: textOrNull.check(
    z.describe('Address of the picture of a custom emoji; null for others, and if it was deleted.'),
  ),
  color: orNull(z.nullable(z.int().check(z.minimum(0), z.maximum(0xff_ff_ff)))).check(
    z.describe('RGB as one integer; null without one.'),
  ),
  description: textOrNull,
  total: orNull(z.number()).check(z.describe('Quests in it that the caller sees.')),
  done: orNull(z.number()).check(z.describe('How many of them the caller has claimed.')),
  lockedBecause: textOrNull.check(z.describe('Why it is locked for the caller; null if it isn’t.')),
});
export type QuestCategory = z.infer<typeof questCategorySchema>;

const count = z.int().check(z.minimum(0));

/** Quests that match the other filters, by where the caller is with them. */
const boardCountsSchema = z.object({
  available: count,
  review: count,
  done: count,
  locked: count,
  ended: count,
});

/** GET /questboard/{slug} */
export const questBoardSchema = withLists({
  server: boardServerSchema,
  ...door,
  standing: orNull(z.nullable(standingSchema)).check(
    z.describe('Null for people who aren’t members.'),
  ),
  categories: listOf(questCategorySchema, { what: 'category', by: 'id', mayBeMissing: true }),
  quests: listOf(questCardSchema, { what: 'quest', by: 'slug' }).check(
    z.describe('The part of the quests that match the filters.'),
  ),
  ...cursorShape,
  total: orNull(z.nullable(count)).check(z.describe('How many quests match the filters.')),
  counts: orNull(z.nullable(boardCountsSchema)).check(
    z.describe('How many quests match the filters other than `state`, by state.'),
  ),
  questCount: orNull(z.nullable(count)).check(
    z.describe('Quests on the board, whatever the filters.'),
  ),
  rewardKinds: textsSchema.check(
    z.describe('Kinds of rewards on the board, whatever the filters.'),
  ),
  now: timeOrNull.check(z.describe('The server’s time.')),
});
export type QuestBoard = z.infer<typeof questBoardSchema>;
