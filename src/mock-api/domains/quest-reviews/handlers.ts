import questModule from '@/features/modules/definitions/quest/definition';
import * as endpoints from '@/features/earning/quests/review/endpoints';
import { searchMatcher } from '@/shared/text/searchable';
import { audit } from '../audit/audit';
import type { GuildRow } from '../guilds/rows';
import { byId, pageOf, sortBy } from '../../http/paging';
import { done, refuse, Refusal, wrongFields } from '../../http/reply';
import { serve } from '../../http/serve';
import { stored } from '../module-settings/modules';
import type { SubmissionRow } from '../quests/rows';
import { settleQuests } from '../quests/settle';
import { medianReview } from '../quests/views';
import { choose } from '../quests/winners';
import { UNDO } from '../../store/constants';
import type { World } from '../../store/world';
import { questSubmissions, wasSubmitted, type QuestSubmission } from './questSubmissions';
import { pieceFigures } from './pieceFigures';
import { winnersView } from './winnersView';
import { flagsOf, sentOf, stateFor, submissionView } from './views';

const DECIDED = 'Someone else changed this submission. Refresh to see it.';

async function submissionAt(world: World, guild: GuildRow, id: string) {
  const found = (await questSubmissions(world, guild)).find(({ row }) => row.id === id);
  return found ?? refuse('submission-not-found', 'Submission not found.');
}

/** Subject of audit log entries about a submission. */
const aboutSubmission = ({ quest, row }: QuestSubmission) => ({
  subject: `“${quest.title}”`,
  memberId: row.userId,
});

/** A quest on the board of a server, after everything due has been done. */
async function questAt(world: World, guild: GuildRow, id: string) {
  const quest = (await settleQuests(world, guild)).find((each) => each.id === id);
  return quest ?? refuse('quest-not-found', 'Quest not found.');
}

/** Whether a submission counts as in that state; approved ones that can be claimed count as approved. */
const isIn = ({ row }: QuestSubmission, state: string) =>
  stateFor(row) === state ||
  (state === 'APPROVED' && row.state === 'CLAIMABLE' && row.decision !== null);

export const reviewRoutes = serve(endpoints, {
  listSubmissions: async ({ world, user, guild, query }) => {
    const search = (query.search ?? '').trim();
    const matches = searchMatcher(search);
    const users = new Map(search === '' ? [] : world.db.users.map((each) => [each.id, each]));
    const all = await questSubmissions(world, guild);
    const sent = sentOf(
      world,
      all.map(({ row }) => row),
    );
    const view = (found: QuestSubmission) => submissionView(world, guild, user, found, sent);
    const rows = all
      .filter(wasSubmitted)
      .filter(({ row }) => query.questId === undefined || row.questId === query.questId)
      .filter((found) => query.state === undefined || isIn(found, query.state))
      .filter(
        ({ row }) => query.flagged === undefined || flagsOf(world, guild, row, sent).length > 0,
      )
      .filter(({ row, quest }) => {
        const sender = users.get(row.userId);
        return matches(sender?.displayName, sender?.username, quest.title);
      })
      .toSorted(
        ({ row: one }, { row: other }) =>
          (one.submittedAt ?? 0) - (other.submittedAt ?? 0) || byId(one.id, other.id),
      );
    if (query.sort !== undefined) return done(pageOf(sortBy(rows.map(view), query), query));
    const page = pageOf(rows, query);
    return done({ ...page, items: page.items.map(view) });
  },

  getSubmission: async ({ world, user, guild, params }) => {
    const found = await submissionAt(world, guild, params.submissionId);
    if (found instanceof Refusal) return found;
    return done({ submission: submissionView(world, guild, user, found) });
  },

  decideSubmission: async ({ world, user, guild, params, body }) => {
    const found = await submissionAt(world, guild, params.submissionId);
    if (found instanceof Refusal) return found;
    const { row } = found;
    if (row.userId === user.id) return refuse('own-case', 'You can’t review your own submission.');
    const isOpen = row.state === 'IN_REVIEW' && row.decision === null;
    if (!isOpen || row.version !== body.version) return refuse('stale-version', DECIDED);
    const at = world.clock.now();
    const { verdict, note = null } = body;
    row.decision = { verdict, note, by: user.id, at, effectiveAt: at + UNDO };
    row.version += 1;
    audit(world, user.id, `submission.${verdict.toLowerCase()}`, guild.id, aboutSubmission(found));
    world.changed();
    return done({ submission: submissionView(world, guild, user, found) }, 'Reviewed');
  },

  undoSubmissionDecision: async ({ world, user, guild, params }) => {
    const found = await submissionAt(world, guild, params.submissionId);
    if (found instanceof Refusal) return found;
    const { row } = found;
    if (row.state !== 'IN_REVIEW' || row.decision === null)
      return refuse('decision-in-effect', 'This decision already took effect.');
    row.decision = null;
    row.version += 1;
    audit(world, user.id, 'submission.undone', guild.id, aboutSubmission(found));
    world.changed();
    return done({ submission: submissionView(world, guild, user, found) }, 'Undone');
  },

  listReviewReasons: ({ world, guild }) => done({ reasons: reasonsOf(world, guild) }),

  updateReviewReasons: ({ world, user, guild, body: { reasons } }) => {
    const { reviewReasons } = world.db;
    const row = reviewReasons.find(({ serverId }) => serverId === guild.id);
    const own = [...new Set(reasons.map((reason) => reason.trim()).filter(Boolean))];
    if (row) row.reasons = own;
    else reviewReasons.push({ serverId: guild.id, reasons: own });
    audit(world, user.id, 'review-reasons.saved', guild.id);
    world.changed();
    return done({ reasons: own }, 'Saved');
  },

  getQuestWinners: async ({ world, guild, params }) => {
    const quest = await questAt(world, guild, params.ruleId);
    return quest instanceof Refusal ? quest : done(winnersView(world, guild, quest));
  },

  chooseQuestWinners: async ({ world, user, guild, params, body }) => {
    const quest = await questAt(world, guild, params.ruleId);
    if (quest instanceof Refusal) return quest;
    if (body.submissionIds.length === 0)
      return wrongFields([{ path: 'submissionIds', message: 'Choose a winner.' }]);
    const refusal = choose(world, guild, quest, user.id, body.submissionIds);
    return refusal ?? done(winnersView(world, guild, quest), 'Winners chosen');
  },

  getQuestStats: async ({ world, guild, params }) => {
    await settleQuests(world, guild);
    const rule = world.db.modules
      .filter(({ serverId, slug }) => serverId === guild.id && slug === 'quest')
      .flatMap(({ rules }) => rules)
      .find(({ id }) => id === params.ruleId);
    if (!rule) return refuse('quest-not-found', 'Quest not found.');
    const rows = world.db.submissions.filter(({ questId }) => questId === params.ruleId);
    const people = (holds: (row: SubmissionRow) => boolean) =>
      new Set(rows.filter(holds).map(({ userId }) => userId)).size;
    return done({
      seen: world.db.questViews.filter(({ questId }) => questId === params.ruleId).length,
      started: people(() => true),
      submitted: people(({ submittedAt, claimedAt }) => submittedAt !== null || claimedAt !== null),
      approved: people(({ state }) => ['APPROVED', 'CLAIMABLE', 'CLAIMED'].includes(state)),
      claimed: people(({ claimedAt }) => claimedAt !== null),
      inReview: people(({ state }) => state === 'IN_REVIEW'),
      // Failed checks are not rejections by the team.
      rejected: people(({ state, submittedAt }) => state === 'REJECTED' && submittedAt !== null),
      medianReviewSeconds: medianReview({ world }, params.ruleId),
      pieces: pieceFigures(world, guild, rule.id, stored(questModule, rule.values)),
    });
  },
});

const reasonsOf = ({ db }: World, { id }: GuildRow) =>
  db.reviewReasons.find(({ serverId }) => serverId === id)?.reasons ?? [];
