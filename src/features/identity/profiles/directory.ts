import * as z from 'zod/mini';
import { earnedBadgesOf } from '@/features/earning/badges/badge';
import { boardServerSchema } from '@/features/earning/quests/boardServer';
import { exactlyTrue, orElse, orNull, textOrNull, timeOrNull } from '@/shared/api/fields';
import { listOf, withLists } from '@/shared/api/lenient';
import { pageOf } from '@/shared/api/page';
import { UNKNOWN_MEMBER } from '@/shared/text/memberNames';

/** A member of one of the caller's servers whose profile the caller may see. */
const personSchema = withLists({
  username: z.string(),
  name: orElse(z.string(), UNKNOWN_MEMBER),
  picture: textOrNull,
  /** Null for a drawn banner. */
  banner: textOrNull,
  /** The highest level and the total of points earned, if the member shows them. */
  level: orNull(z.nullable(z.number())),
  points: orNull(z.nullable(z.number())),
  /** The newest badges, if the member shows them. */
  badges: earnedBadgesOf,
  isMe: exactlyTrue,
  /** Those both are on, where they are shown. */
  servers: listOf(boardServerSchema, { what: 'server', by: 'id', mayBeMissing: true }),
  joinedAt: timeOrNull,
});
export type DirectoryPerson = z.infer<typeof personSchema>;

/** GET /users/directory */
export const directorySchema = pageOf(personSchema, { what: 'member', by: 'username' });
