import { completeValues } from '@/features/modules/engine/schema';
import quest from '@/features/modules/definitions/quest/definition';
import type { Quest } from '@/features/modules/definitions/quest/fields';
import { DAY, HOUR, MINUTE } from '@/shared/time/durations';
import type { ModuleRow } from '../module-settings/rows';
import { hashOf, randomOf } from '../../store/hashed';
import type { GuildRow } from '../guilds/rows';
import type { MemberRow } from '../members/rows';
import { personaUserId } from '../accounts/personas';
import type { PointsEntryRow } from '../point-balances/rows';
import { TASK_TO_EARN } from './claim';
import { tasksOf, type QuestTask } from './taskIds';
import type { QuestViewRow, SubmissionRow, TaskRow } from './rows';

const texts = [
  'A friend showed me the tower, and I stayed for the people in it.',
  'I came by the market on a rainy day and bought my first piece.',
  'Found you on X. gm to everyone who reads this!',
  'Rule three: be kind to those who have just arrived.',
  'I hold one since the first night and never listed it.',
];

interface Seeded {
  submissions: SubmissionRow[];
  questViews: QuestViewRow[];
  points: PointsEntryRow[];
}

/** Members' submissions so far, in every state, and the points for them. */
export function seedSubmissions(
  now: number,
  guilds: readonly GuildRow[],
  members: readonly MemberRow[],
  modules: readonly ModuleRow[],
): Seeded {
  const submissions: SubmissionRow[] = [];
  const points: PointsEntryRow[] = [];
  const questViews: QuestViewRow[] = [];
  for (const { serverId, rules } of modules.filter(({ slug }) => slug === 'quest')) {
    const guild = guilds.find(({ id }) => id === serverId);
    const crowd = members.filter(
      (row) =>
        row.serverId === serverId &&
        row.leftAt === null &&
        (/^usr-\d+$/.test(row.userId) || row.userId === personaUserId('ambassador')),
    );
    for (const rule of rules.filter(({ enabled }) => enabled)) {
      const values = quest.read(completeValues(quest.fields, rule.values));
      // Submissions with a file are seeded in `seed/files.ts`.
      const needsFile = values.tasks.some(({ kind }) => kind === 'FILE');
      if (!guild || needsFile || !['LIVE', 'ENDED'].includes(values.publish)) continue;
      // About twice as many members have viewed a quest as started it.
      for (const { userId } of crowd.slice(0, 60)) questViews.push({ questId: rule.id, userId });
      // Answers that members have sent; their activity elsewhere is in other rows.
      const hasAnswers = values.tasks.some(({ kind }) => kind === 'TEXT');
      for (const { userId } of hasAnswers ? crowd.slice(0, 40) : []) {
        const row = submissionOf(now, guild, { id: rule.id, values }, userId);
        if (!row) continue;
        submissions.push(row);
        if (row.claimedAt !== null) points.push(...pointsFor(row, values));
      }
      const daily =
        values.recurrence === 'DAILY' ? dailyClaims(now, serverId, rule.id, values) : [];
      submissions.push(...daily);
      points.push(...daily.flatMap((row) => pointsFor(row, values)));
    }
  }
  return { submissions, points, questViews };
}

/** Number of days in a row, up to yesterday, on which the ambassador did the daily quest. */
const STREAK = 4;

function dailyClaims(
  now: number,
  serverId: string,
  questId: string,
  values: Quest,
): SubmissionRow[] {
  return Array.from({ length: STREAK }, (_, index) => {
    const claimedAt = now - (STREAK - index) * DAY;
    const task: TaskRow = {
      state: 'VERIFIED',
      reason: null,
      message: null,
      answer: null,
      openedAt: claimedAt,
      checkedAt: claimedAt,
      retryAt: null,
    };
    return {
      id: `sub-daily-${String(index + 1)}`,
      serverId,
      questId,
      userId: personaUserId('ambassador'),
      attempt: index + 1,
      version: 1,
      state: 'CLAIMED',
      tasks: Object.fromEntries(tasksOf(values).map(({ id }) => [id, { ...task }])),
      startedAt: claimedAt,
      submittedAt: claimedAt,
      decision: null,
      claimedAt,
      code: null,
    };
  });
}

const states = ['CLAIMED', 'CLAIMED', 'CLAIMED', 'IN_REVIEW', 'IN_PROGRESS', 'REJECTED'] as const;

/** State of a member's submission. */
function stateIn(values: Quest, drawn: (typeof states)[number]) {
  // In an ended quest with winners chosen by the team, everything is reviewed and no winner is chosen yet.
  if (values.publish === 'ENDED') {
    if (drawn === 'IN_PROGRESS') return 'EXPIRED';
    return drawn === 'REJECTED' ? drawn : 'APPROVED';
  }
  // A SOL reward would need its own transfer on-chain.
  const isPaid = values.rewards.some(({ kind }) => kind === 'TOKEN');
  return isPaid && drawn === 'CLAIMED' ? 'IN_REVIEW' : drawn;
}

function submissionOf(
  now: number,
  guild: GuildRow,
  { id: questId, values }: { id: string; values: Quest },
  userId: string,
): SubmissionRow | null {
  const random = randomOf(questId, guild.id, userId);
  if (random.next() < 0.55) return null;
  const state = stateIn(values, random.pick(states));
  const startedAt = now - random.int(2, 500) * HOUR;
  const isOpen = state === 'IN_PROGRESS' || state === 'EXPIRED';
  const submittedAt = isOpen ? null : startedAt + random.int(3, 50) * MINUTE;
  const decidedAt = (submittedAt ?? startedAt) + random.int(5, 100) * MINUTE;
  const isDecided = !isOpen && state !== 'IN_REVIEW';
  const isApproved = state === 'CLAIMED' || state === 'APPROVED';
  const task: TaskRow = {
    state: isDecided ? (isApproved ? 'VERIFIED' : 'REJECTED') : 'IN_REVIEW',
    reason: null,
    message: null,
    answer: random.pick(texts),
    openedAt: startedAt,
    checkedAt: submittedAt ?? startedAt,
    retryAt: null,
  };
  const tasks = tasksOf(values).map((each) => [
    each.id,
    each.kind === 'TEXT'
      ? task
      : { ...task, state: 'VERIFIED' as const, answer: chosenIn(each, userId) },
  ]);
  return {
    id: `sub-${hashOf(questId, guild.id, userId).toString(36)}`,
    serverId: guild.id,
    questId,
    userId,
    attempt: 1,
    version: 1,
    state,
    tasks: isOpen ? {} : Object.fromEntries(tasks),
    startedAt,
    submittedAt,
    decision: isDecided
      ? {
          verdict: isApproved ? 'APPROVE' : 'REJECT',
          note: isApproved ? null : 'Please write a little more about yourself.',
          by: guild.ownerId,
          at: decidedAt,
          effectiveAt: decidedAt + 10_000,
        }
      : null,
    claimedAt: state === 'CLAIMED' ? decidedAt + 20 * MINUTE : null,
    code: null,
  };
}

/** A member's choice: the right answer of a quiz, any of a poll; null for other tasks. */
function chosenIn({ id, kind, options, right }: QuestTask, userId: string): string | null {
  if (kind === 'QUIZ') return options[right - 1] ?? null;
  return kind === 'POLL' ? randomOf(id, userId, 'vote').pick(options) : null;
}

const pointsFor = (row: SubmissionRow, { rewards, name }: Quest): PointsEntryRow[] =>
  rewards
    .filter(({ kind }) => kind === 'POINTS')
    .map(({ points }) => ({
      id: `pts-${row.id}`,
      at: row.claimedAt ?? row.startedAt,
      serverId: row.serverId,
      userId: row.userId,
      module: TASK_TO_EARN,
      type: 'EARN',
      points,
      label: name,
      ref: row.id,
    }));
