import * as z from 'zod/mini';
import { earnedBadgesOf } from '@/features/earning/badges/badge';
import { boardServerSchema } from '@/features/earning/quests/boardServer';
import { exactlyTrue, orElse, orNull, textOrNull, timeOrNull } from '@/shared/api/fields';
import { listOf, withLists } from '@/shared/api/lenient';
import { pageOf } from '@/shared/api/page';
import { UNKNOWN_MEMBER } from '@/shared/text/memberNames';

/** Names the directory may be sorted by. */
export const directorySorts = ['name', 'joinedAt', '-joinedAt', '-points'] as const;

/** A member of one of the caller's servers whose profile the caller may see. */
const personSchema = withLists({
  username: z.string(),
  name: orElse(z.string(), UNKNOWN_MEMBER),
  picture: textOrNull,
  banner: textOrNull.check(z.describe('Null for a drawn banner.')),
  level: orNull(z.nullable(z.number())).check(
    z.describe('Highest level on a server. Null if hidden, or without one.'),
  ),
  points: orNull(z.nullable(z.number())).check(
    z.describe('Total of points earned. Null if hidden.'),
  ),
  badges: earnedBadgesOf,
  isMe: exactlyTrue,
  servers: listOf(boardServerSchema, { what: 'server', by: 'id', mayBeMissing: true }).check(
    z.describe('Servers that both are on. Empty if hidden.'),
  ),
  joinedAt: timeOrNull.check(z.describe('When the member first joined one of them.')),
});
export type DirectoryPerson = z.infer<typeof personSchema>;

/** GET /users/directory */
export const directorySchema = pageOf(personSchema, { what: 'member', by: 'username' });
