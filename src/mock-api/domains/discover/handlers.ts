import { questCost } from '@/features/modules/definitions/quest/questCost';
import * as endpoints from '@/features/server/discover/endpoints';
import * as questEndpoints from '@/features/server/discover/questEndpoints';
import type { DataOf } from '@/shared/api/endpoint';
import { isoOrNull } from '../../store/clock';
import { byFields } from '../../http/paging';
import { done, refuse } from '../../http/reply';
import { serve } from '../../http/serve';
import { membersOf } from '../members/members';
import { settleOrders } from '../orders/lifecycle';
import { labelOf, rewardsOf } from '../quests/rewards';
import { serverView, visitorQuestView } from '../quests/views';
import { NOBODY, publicQuests } from './publicQuests';

/** A few of each: the whole list is for who has signed in. */
const SERVERS = 3;
const QUESTS = 4;
/** So many of one server, so that it does not fill the page. */
const QUESTS_OF_ONE = 2;

type Quest = DataOf<typeof endpoints.discover>['quests'][number];

const LAST = Number.MAX_SAFE_INTEGER;
const endOf = ({ endsAt }: Quest) => (endsAt === null ? LAST : Date.parse(endsAt));

export const discoverRoutes = [
  ...serve(questEndpoints, {
    getPublicQuest: async ({ world, params: { serverSlug, questSlug } }) => {
      const guild = world.db.guilds.find(
        (row) => row.slug === serverSlug && row.botPresent && row.isListed,
      );
      if (guild) await settleOrders(world, guild.id);
      const open = guild ? await publicQuests(world, guild) : [];
      const quest = open.find(({ slug }) => slug === questSlug);
      return guild && quest
        ? done(visitorQuestView({ world, guild, userId: NOBODY }, quest))
        : refuse('quest-not-found', 'Quest not found.');
    },
  }),
  ...serve(endpoints, {
    discover: async ({ world }) => {
      const found = [];
      for (const guild of world.db.guilds.filter((row) => row.botPresent && row.isListed)) {
        await settleOrders(world, guild.id);
        const open = await publicQuests(world, guild);
        const server = serverView(guild);
        const members = membersOf(world, guild.id).length;
        found.push({ ...server, members, openQuests: open.length, guild, server, open });
      }
      found.sort(byFields('-openQuests', '-members', 'name', 'id'));
      const quests: Quest[] = [];
      for (const { guild, server, open } of found) {
        const cards = open.map((quest) => ({
          id: quest.id,
          server,
          slug: quest.slug,
          title: quest.title,
          rewards: rewardsOf(quest).map((reward) => labelOf(guild, reward)),
          costLamports: questCost(quest.tasks)?.toString() ?? null,
          endsAt: isoOrNull(quest.endsAt),
        }));
        // What another server has as well is passed over.
        const others = cards.filter(({ title }) => !quests.some((quest) => quest.title === title));
        quests.push(...soonestFirst(others).slice(0, QUESTS_OF_ONE));
      }
      return done({
        servers: found
          .slice(0, SERVERS)
          .map(({ server, members, openQuests }) => Object.assign(server, { members, openQuests })),
        quests: soonestFirst(quests).slice(0, QUESTS),
      });
    },
  }),
];

/** Equal ends stay in the order of the servers and of their boards. */
const soonestFirst = (quests: readonly Quest[]) =>
  quests.toSorted((one, other) => endOf(one) - endOf(other));
