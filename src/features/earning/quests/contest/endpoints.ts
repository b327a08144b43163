import * as z from 'zod/mini';
import { endpoint, idOf } from '@/shared/api/endpoint';
import { exactlyTrue, orElse, orNull, textOrNull } from '@/shared/api/fields';
import { listOf, withLists } from '@/shared/api/lenient';

const contestWinnerSchema = z.object({
  /** From 1; null where lots were drawn. */
  place: orNull(z.nullable(z.int())),
  name: orElse(z.string(), 'Unknown'),
  username: textOrNull,
  picture: textOrNull,
  isMe: exactlyTrue,
});
export type ContestWinner = z.infer<typeof contestWinnerSchema>;

const contestWinnersSchema = withLists({
  winners: listOf(contestWinnerSchema, { what: 'winner' }),
  /** Winners who don’t show themselves to the caller. */
  hidden: orNull(z.int()),
});

/** GET /questboard/{slug}/quests/{questSlug}/winners: who won a raffle or a contest, once that is known. */
export const listContestWinners = endpoint({
  method: 'GET',
  path: '/questboard/{slug}/quests/{questSlug}/winners',
  tag: 'Quests',
  summary: 'Lists the winners of a raffle or a contest',
  description:
    'Empty until the winners are known. Members who hide their profile are only counted. Returns 403 if the caller isn’t a member of the server.',
  access: 'session',
  shows: ['Quests', 'Profile'],
  params: {
    slug: idOf('serverSlug', 'Server slug, as in page URLs.'),
    questSlug: idOf('questSlug', 'Quest slug, as in page URLs.'),
  },
  data: contestWinnersSchema,
  errors: { 403: null, 404: null },
});
