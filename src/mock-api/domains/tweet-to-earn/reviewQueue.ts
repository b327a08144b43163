import { HOUR } from '@/shared/time/durations';
import type { GuildRow } from '../guilds/rows';
import { byId } from '../../http/paging';
import type { World } from '../../store/world';
import { wholePoints } from '../accrual-ledger/currency';
import { hourOf } from '../activity-earning/engageHour';
import { isReviewed, type ReviewablePost } from './postReviews';
import { tweetPrograms, wasUnlocked, type TweetProgram } from '../accrual-ledger/programs';
import type { PostReviewRow, SeenPost } from '../accrual-ledger/rows';
import { membersNow } from '../accrual-ledger/memberPresence';
import { postsOf, type RaidPost } from '../raids/raidPosts';
import { actsUntil } from '../raids/xActs';
import { doneFor } from './tweetRuns';
import { tweetRules } from './tweetSettle';

/** Something a reviewer decides about. */
export interface QueuedReview extends Pick<PostReviewRow, 'id' | 'ruleId' | 'userId'> {
  post: SeenPost;
  row: PostReviewRow | undefined;
}

/** The groups of a server that pay when their team has approved it, and do so now. */
export const reviewedGroups = (world: World, guild: GuildRow): TweetProgram[] =>
  wasUnlocked(world, guild.id, 'tweet-to-earn', world.clock.now())
    ? tweetPrograms(world, guild).filter((program) => program.isOn && isReviewed(program.values))
    : [];

/** What was done for those groups and keeps their rules, as the code that pays has it; the first first. */
export function reviewQueue(world: World, guild: GuildRow): QueuedReview[] {
  const now = world.clock.now();
  const rules = tweetRules(world, guild);
  const groups = reviewedGroups(world, guild);
  if (rules === null || groups.length === 0) return [];
  const hour = hourOf(world, guild, rules, { from: now - HOUR, to: now });
  const members = membersNow(world, guild.id);
  const acts = actsUntil(world, now);
  const found = new Map<string, QueuedReview>();
  for (const program of groups) {
    const marks = world.db.accruals.find(({ ruleId }) => ruleId === program.rule.id)?.marks ?? {};
    for (const post of postsOf(program.values, marks))
      // Following counts once for all posts of a group.
      for (const looked of doneFor(hour, program, post, acts, members).looked)
        if (!found.has(looked.id)) found.set(looked.id, queuedReview(program, post, looked));
  }
  return [...found.values()].toSorted(
    (one, other) => one.post.at - other.post.at || byId(one.id, other.id),
  );
}

const queuedReview = (
  { rule, values }: TweetProgram,
  { id: postId, title: postTitle }: RaidPost,
  { id, userId, key, act, worth, row }: ReviewablePost,
): QueuedReview => ({
  id,
  ruleId: rule.id,
  userId,
  row,
  post: row?.post ?? {
    key,
    kind: act.kind === 'POST' ? 'POST_WITH_TEXT' : act.kind,
    text: act.text,
    at: act.at,
    postId,
    postTitle,
    group: values.name,
    points: wholePoints(worth),
  },
});
