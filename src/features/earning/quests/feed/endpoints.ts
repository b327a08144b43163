import * as z from 'zod/mini';
import { endpoint } from '@/shared/api/endpoint';
import { pageQuery, searchQuery } from '@/shared/api/listQuery';
import { feedEfforts, feedRewards, feedSorts, feedTimes, questFeedSchema } from './questFeed';

/** GET /quests: the quests of all one's servers, and of those one can join. */
export const listQuestFeed = endpoint({
  method: 'GET',
  path: '/quests',
  tag: 'Quests',
  summary: 'Returns the quests of the caller’s servers and of public servers',
  description:
    'Quests the caller can act on come first: rewards to claim, rejected tasks to correct, quests in progress, quests that end soon, recurring quests, quests without a review, then other open quests. Quests of servers to join follow, then quests that are in review, locked or not open yet. Quests that are over or done for good are left out. Servers that aren’t public appear only to their members. Conditions are evaluated for the caller. Correct answers, codes and API addresses are never returned.',
  access: 'session',
  shows: ['Quests', 'Memberships'],
  query: z.object({
    ...pageQuery,
    search: searchQuery.search,
    sort: z.optional(
      z
        .enum(feedSorts)
        .check(
          z.describe(
            'Order within each group. NEWEST: started last. ENDING: ends first. REWARD: most points.',
          ),
        ),
    ),
    reward: z.optional(z.enum(feedRewards).check(z.describe('Kind of a reward it has.'))),
    effort: z.optional(
      z
        .enum(feedEfforts)
        .check(
          z.describe('ONE: 1 task. FEW: 2 or 3. MANY: 4 or more. INSTANT: nothing is reviewed.'),
        ),
    ),
    time: z.optional(z.enum(feedTimes).check(z.describe('ENDING: the quest ends within 3 days.'))),
    server: z.optional(z.string().check(z.describe('Server slug, as in page URLs.'))),
  }),
  data: questFeedSchema,
});
