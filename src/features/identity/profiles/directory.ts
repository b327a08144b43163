import * as z from 'zod/mini';
import { boardServerSchema } from '@/features/earning/quests/boardServer';
import { exactlyTrue, orElse, textOrNull, timeOrNull } from '@/shared/api/fields';
import { listOf, withLists } from '@/shared/api/lenient';
import { pageOf } from '@/shared/api/page';
import { UNKNOWN_MEMBER } from '@/shared/text/memberNames';

/** Somebody on one of one's servers who lets themselves be seen. */
const personSchema = withLists({
  username: z.string(),
  name: orElse(z.string(), UNKNOWN_MEMBER),
  picture: textOrNull,
  isMe: exactlyTrue,
  /** Those both are on, where they are shown. */
  servers: listOf(boardServerSchema, { what: 'server', by: 'id', mayBeMissing: true }),
  joinedAt: timeOrNull,
});
export type DirectoryPerson = z.infer<typeof personSchema>;

/** GET /users/directory */
export const directorySchema = pageOf(personSchema, { what: 'member', by: 'username' });
