import * as z from 'zod/mini';
import { endpoint } from '@/shared/api/endpoint';
import { pageQuery, searchQuery } from '@/shared/api/listQuery';
import { feedEfforts, feedRewards, feedSorts, feedTimes, questFeedSchema } from './questFeed';

/** GET /quests */
export const listQuestFeed = endpoint({
  method: 'GET',
  path: '/quests',
  tag: 'Quests',
  summary: 'Returns the quests of the caller’s servers and of public servers',
  description:
    'Quests that are over or done for good are left out, and so are quests of servers that are neither public nor the caller’s. Rewards to claim appear even if their quest left the board. Conditions are evaluated for the caller. Correct answers, codes and API addresses are never returned.',
  order:
    'By group: NOW, JOIN, LATER. Within a group: rewards to claim, rejected quests to correct, quests in progress, quests that end within 3 days, recurring quests, quests without a review, all others. Of quests that end within 3 days, the first to end come first. Then those whose rewards are worth most in SOL, then in points, then those that end first, those that started last, and by ID.',
  polledEvery: 60,
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
            'Order within each group; equal quests keep the default order. NEWEST: started last. ENDING: ends first. REWARD: most points.',
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
