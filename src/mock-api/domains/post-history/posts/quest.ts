import spec from '@/features/modules/definitions/quest/definition';
import { questPath } from '@/features/server/memberships/paths';
import { DAY } from '@/shared/time/durations';
import { launchOf } from '../../quests/launches';
import { questWith, type QuestSpec } from '../../quests/questOf';
import { waitInWords } from '../../quests/recurrence';
import { keepSlug, questSlug } from '../../quests/questSlugs';
import { labelOf, rewardsOf } from '../../quests/rewards';
import { createPoster, type Posting } from '../due';
import { messagePost, told } from '../compose/common';
import { byTheClock } from '../compose/written';

/** The user site, as members outside it are led to it. */
const USER_SITE = 'https://app.castlebots.io';

const variablesOf = ({ world, guild }: Posting, quest: QuestSpec, at: number) => [
  told('quest.title', quest.title),
  told(
    'quest.reward',
    rewardsOf(quest)
      .map((reward) => labelOf(guild, reward))
      .join(', '),
  ),
  told('quest.link', `${USER_SITE}${questPath(guild.slug, questSlug(world, quest))}`, false),
  told('expires:R', quest.endsAt === null ? 'never' : `in ${waitInWords(quest.endsAt - at)}`),
];

/** The announcement of a quest: one each time it goes live, by hand or by its start time. */
const quest = createPoster(spec, {
  place: 23,

  due: (posting, rule, after, to) => {
    const { id, values } = rule;
    if (id === null) return [];
    const spec = questWith(posting.world, { id, updatedAt: rule.updatedAt }, values);
    const at = launchOf(posting.world, posting.guild.id, spec, rule);
    if (at === null || at <= after || at > to || !values.isAnnounced) return [];
    return [
      byTheClock(at, {
        key: `live:${String(at)}`,
        label: `“${spec.title}” went live`,
        channelAt: 'announceChannelId',
        lateBy: DAY,
        post: () => {
          keepSlug(posting.world, posting.guild.id, spec);
          return messagePost(values.message, variablesOf(posting, spec, at));
        },
      }),
    ];
  },
});
export default quest;
