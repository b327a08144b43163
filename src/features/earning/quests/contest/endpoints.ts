import * as z from 'zod/mini';
import { endpoint, idOf } from '@/shared/api/endpoint';
import { exactlyTrue, orElse, orNull, textOrNull } from '@/shared/api/fields';
import { listOf, withLists } from '@/shared/api/lenient';

const contestWinnerSchema = z.object({
  place: orNull(z.nullable(z.int())).check(z.describe('From 1; null if the winners were drawn.')),
  name: orElse(z.string(), 'Unknown'),
  username: textOrNull,
  picture: textOrNull,
  isMe: exactlyTrue,
});
export type ContestWinner = z.infer<typeof contestWinnerSchema>;

const contestWinnersSchema = withLists({
  winners: listOf(contestWinnerSchema, { what: 'winner' }),
  hidden: orNull(z.int()).check(
    z.describe('Number of winners who hide their profile from the caller.'),
  ),
});

/** GET /questboard/{slug}/quests/{questSlug}/winners */
export const listContestWinners = endpoint({
  method: 'GET',
  path: '/questboard/{slug}/quests/{questSlug}/winners',
  tag: 'Quests',
  summary: 'Lists the winners of a raffle or a contest',
  description:
    'Empty until the winners are known. Members who hide their profile are only counted, except the caller.',
  order: 'By place. Drawn winners are in the order of their submissions.',
  access: 'session',
  shows: ['Quests', 'Profile'],
  params: {
    slug: idOf('serverSlug', 'Server slug, as in page URLs.'),
    questSlug: idOf('questSlug', 'Quest slug, as in page URLs.'),
  },
  data: contestWinnersSchema,
  errors: { 'not-a-member': null, 'quest-not-found': null, 'server-not-found': null },
});
