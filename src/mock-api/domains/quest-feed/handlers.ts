import * as endpoints from '@/features/earning/quests/feed/endpoints';
import type { InputOf } from '@/shared/api/endpoint';
import { searchMatcher } from '@/shared/text/searchable';
import { iso } from '../../store/clock';
import { pageOf } from '../../http/paging';
import { done } from '../../http/reply';
import { serve } from '../../http/serve';
import { memberOf } from '../members/members';
import { needsReview } from '../quests/submissions';
import { serverView } from '../quests/views';
import { endsSoon, feedOf, feedView, sortFeed, type FeedQuest } from './feed';

type Query = NonNullable<InputOf<typeof endpoints.listQuestFeed>['query']>;

const efforts: Readonly<
  Record<NonNullable<Query['effort']>, (quest: FeedQuest['quest']) => boolean>
> = {
  ONE: ({ tasks }) => tasks.length <= 1,
  FEW: ({ tasks }) => tasks.length === 2 || tasks.length === 3,
  MANY: ({ tasks }) => tasks.length > 3,
  INSTANT: (quest) => !needsReview(quest),
};

/** Whether a quest is among those that were asked for. */
function matches({ context, quest }: FeedQuest, { reward, effort, time, server }: Query): boolean {
  const { values } = quest;
  const isInTime =
    time === undefined ||
    (time === 'ENDING' ? endsSoon(quest, context.world.clock.now()) : values.recurrence === time);
  return (
    (server === undefined || context.guild.slug === server) &&
    (reward === undefined || values.rewards.some(({ kind }) => kind === reward)) &&
    (effort === undefined || efforts[effort](quest)) &&
    isInTime
  );
}

export const questFeedRoutes = serve(endpoints, {
  listQuestFeed: async ({ world, user, query }) => {
    const all = await feedOf(world, user);
    const isSearched = searchMatcher(query.search ?? '');
    const found = sortFeed(
      all.filter(
        (each) => matches(each, query) && isSearched(each.quest.title, each.context.guild.name),
      ),
      query.sort,
    );
    const page = pageOf(found, query);
    const guilds = new Set(all.map(({ context }) => context.guild));
    const countOf = (group: FeedQuest['group']) =>
      found.filter((quest) => quest.group === group).length;
    return done({
      ...page,
      items: page.items.map(feedView),
      counts: { now: countOf('NOW'), join: countOf('JOIN'), later: countOf('LATER') },
      servers: [...guilds].map(serverView),
      ownServers: world.db.guilds.filter(
        (guild) => guild.botPresent && memberOf(world, guild.id, user.id),
      ).length,
      now: iso(world.clock.now()),
    });
  },
});
