import spec from '@/features/modules/definitions/tweet-to-earn/definition';
import type { TweetGroup } from '@/features/modules/definitions/tweet-to-earn/fields';
import { actionChoices } from '@/features/modules/definitions/tweet-to-earn/actionWords';
import { counted } from '@/shared/text/language';
import { LANGUAGE } from '@/shared/text/locales';
import { DAY, HOUR } from '@/shared/time/durations';
import { factsOfPost, postsOf, type RaidPost } from '../../raids/raidPosts';
import { mark } from '../../tweet-to-earn/tweetSettle';
import { postOnX } from '../../social-accounts/xTimeline';
import { createPoster, type Posting, type PostingRule } from '../due';
import { messagePost, told } from '../compose/common';
import { byTheClock } from '../compose/written';

/** Time until a post stops paying, in words: "in 6 hours". */
function endInWords({ from, to }: RaidPost): string {
  const hours = Math.max(1, Math.round((to - from) / HOUR));
  return hours % 24 === 0 && hours > 24
    ? `in ${counted(hours / 24, 'day')}`
    : `in ${counted(hours, 'hour')}`;
}

/** Values for the announcement of a post. Later the bot keeps progress and participants up to date. */
function variablesOf({ values }: PostingRule<TweetGroup>, post: RaidPost) {
  const { actions } = values;
  const names = actions.map(
    (action) => actionChoices.find(({ value }) => value === action.kind)?.label ?? '',
  );
  const points = actions.reduce(
    (sum, action) => sum + Math.floor(action.points * values.multiplier),
    0,
  );
  const onX = post.author === null ? undefined : postOnX(post.author, post.id);
  return [
    // Posts added by the team are looked up on X; if not found, the title replaces the text.
    ...factsOfPost({
      id: post.id,
      handle: post.author,
      text: onX?.text ?? post.title,
      at: onX?.at ?? post.from,
    }),
    told('actions', names.join(', ')),
    told('points', points.toLocaleString(LANGUAGE)),
    told('ends:R', endInWords(post)),
    told('progress', '▱▱▱▱▱▱'),
    told('participants', '0'),
    told('top3', '…'),
  ];
}

/** The posts of a group, by start time. Looks for new posts of its accounts on X first. */
function livePosts(
  { world }: Posting,
  { id, values, updatedAt }: PostingRule<TweetGroup>,
): RaidPost[] {
  const row = world.db.accruals.find(({ ruleId }) => ruleId === id);
  if (!row || id === null) return [];
  const rule = { id, enabled: true, version: row.version, updatedAt };
  mark(world, { values, rule, isOn: true }, row);
  return postsOf(values, row.marks ?? {});
}

/** Announces each post on X that members can act on, once, when it goes live. */
const raids = createPoster(spec, {
  place: 20,

  due: (posting, rule, after, to) =>
    livePosts(posting, rule)
      // Just after it went live: changes apply from then on.
      .filter(({ from }) => from + 1 > after && from + 1 <= to)
      .map((post) =>
        byTheClock(post.from + 1, {
          key: `live:${post.id}`,
          label: `“${post.title}” went live`,
          channelAt: 'channelId',
          lateBy: DAY,
          post: () =>
            messagePost(rule.values.message, variablesOf(rule, post), rule.values.mentionRoles),
        }),
      )
      .toSorted((one, other) => one.at - other.at),
});
export default raids;
