import * as endpoints from '@/features/earning/quests/post-review/endpoints';
import { actionChoices } from '@/features/modules/definitions/tweet-to-earn/actionWords';
import { FORMER_MEMBER } from '@/shared/text/memberNames';
import { reviewQueue, reviewedGroups, type QueuedReview } from '../tweet-to-earn/reviewQueue';
import { audit } from '../audit/audit';
import { iso, isoOrNull } from '../../store/clock';
import type { GuildRow } from '../guilds/rows';
import { byId, pageOf } from '../../http/paging';
import { done, refuse, Refusal } from '../../http/reply';
import { serve } from '../../http/serve';
import type { UserRow } from '../accounts/rows';
import { socialOf } from '../social-accounts/socials';
import { UNDO } from '../../store/constants';
import type { World } from '../../store/world';

const DECIDED = 'Someone else changed this post. Refresh to see it.';

/** The state for reviewers: a decision that can be undone still counts as waiting. */
function stateOf({ row }: QueuedReview) {
  if (!row?.decision) return 'WAITING' as const;
  return row.decision.verdict === 'APPROVE' ? ('APPROVED' as const) : ('REJECTED' as const);
}

const isSettled = (world: World, { row }: QueuedReview): boolean =>
  (row?.decision?.effectiveAt ?? Infinity) <= world.clock.now();

function view(world: World, user: UserRow, each: QueuedReview) {
  const { id, userId, post, row } = each;
  const member = world.db.users.find((one) => one.id === userId);
  const decision = row?.decision ?? null;
  // Teams read of accounts what their owners show others, whatever was written down.
  const account = socialOf(world, userId, 1);
  return {
    id,
    version: row?.version ?? 0,
    group: post.group,
    member: {
      id: userId,
      name: member?.displayName ?? FORMER_MEMBER,
      username: member?.username ?? null,
      picture: member?.avatar ?? null,
    },
    handle: account?.isShared === true ? account.handle : null,
    action: actionChoices.find(({ value }) => value === post.kind)?.label ?? 'Action',
    text: post.text,
    doneAt: iso(post.at),
    postTitle: post.postTitle,
    postUrl: `https://x.com/i/status/${post.postId}`,
    points: post.points,
    state: stateOf(each),
    note: decision?.note ?? null,
    decidedAt: isoOrNull(decision?.at ?? null),
    decidedBy: world.db.users.find((one) => one.id === decision?.by)?.displayName ?? null,
    effectiveAt: isSettled(world, each) ? null : isoOrNull(decision?.effectiveAt ?? null),
    isOwn: userId === user.id,
  };
}

/** What was decided on a server for good, the newest first; what it was about may be gone from X. */
const decidedOn = (world: World, guild: GuildRow): QueuedReview[] =>
  world.db.postReviews
    .filter(({ serverId }) => serverId === guild.id)
    .map((row) => ({ id: row.id, ruleId: row.ruleId, userId: row.userId, post: row.post, row }))
    .filter((each) => isSettled(world, each))
    .toSorted(
      (one, other) =>
        (other.row.decision?.at ?? 0) - (one.row.decision?.at ?? 0) || byId(one.id, other.id),
    );

const findQueued = (world: World, guild: GuildRow, id: string) =>
  reviewQueue(world, guild).find((each) => each.id === id) ??
  decidedOn(world, guild).find((each) => each.id === id) ??
  refuse('post-not-found', 'Post not found.');

/** A post in the audit log. */
const aboutPost = ({ userId, post }: QueuedReview) => ({
  subject: actionChoices.find(({ value }) => value === post.kind)?.label ?? 'Action',
  memberId: userId,
});

export const postReviewRoutes = serve(endpoints, {
  listPostReviews: ({ world, user, guild, query }) => {
    const { ruleId, state = 'WAITING' } = query;
    const rows =
      state === 'WAITING'
        ? reviewQueue(world, guild).filter((each) => !isSettled(world, each))
        : decidedOn(world, guild).filter((each) => stateOf(each) === state);
    const own = rows.filter((each) => ruleId === undefined || each.ruleId === ruleId);
    const page = pageOf(own, query);
    const items = page.items.map((each) => view(world, user, each));
    const isReviewed = reviewedGroups(world, guild).some(
      ({ rule }) => ruleId === undefined || rule.id === ruleId,
    );
    return done({ ...page, items, now: iso(world.clock.now()), isReviewed });
  },

  decidePost: ({ world, user, guild, params, body }) => {
    const found = findQueued(world, guild, params.postReviewId);
    if (found instanceof Refusal) return found;
    if (found.userId === user.id) return refuse('own-case', 'You can’t review your own post.');
    const version = found.row?.version ?? 0;
    if (found.row?.decision || version !== body.version) return refuse('stale-version', DECIDED);
    const at = world.clock.now();
    const { verdict, note = null } = body;
    const decision = { verdict, note, by: user.id, at, effectiveAt: at + UNDO };
    const row = found.row ?? {
      id: found.id,
      serverId: guild.id,
      ruleId: found.ruleId,
      userId: found.userId,
      post: found.post,
      version,
      decision,
    };
    if (!found.row) world.db.postReviews.push(row);
    Object.assign(row, { decision, version: version + 1 });
    audit(world, user.id, `post.${verdict.toLowerCase()}`, guild.id, aboutPost(found));
    world.changed();
    return done({ post: view(world, user, { ...found, row }) }, 'Reviewed');
  },

  undoPostDecision: ({ world, user, guild, params }) => {
    const found = findQueued(world, guild, params.postReviewId);
    if (found instanceof Refusal) return found;
    const { row } = found;
    if (!row?.decision || isSettled(world, found))
      return refuse('decision-in-effect', 'This decision already took effect.');
    row.decision = null;
    row.version += 1;
    audit(world, user.id, 'post.undone', guild.id, aboutPost(found));
    world.changed();
    return done({ post: view(world, user, found) }, 'Undone');
  },
});
