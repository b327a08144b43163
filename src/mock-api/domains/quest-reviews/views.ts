import { isoOrNull } from '../../store/clock';
import type { GuildRow } from '../guilds/rows';
import { memberOf } from '../members/members';
import type { QuestSpec } from '../quests/questOf';
import type { SubmissionRow } from '../quests/rows';
import { freshTask } from '../quests/submissions';
import { submittedQuestView } from '../quests/views';
import type { UserRow } from '../accounts/rows';
import type { UploadRow } from '../files/rows';
import { uploadView } from '../files/uploads';
import type { World } from '../../store/world';
import { counted } from '@/shared/text/language';
import { FORMER_MEMBER } from '@/shared/text/memberNames';
import { DAY } from '@/shared/time/durations';

/** Shorter texts are alike by chance. */
const LEAST_ALIKE = 20;

/** What a reviewer sees a submission as: a decision that waits counts already. */
export function stateFor({ state, decision }: SubmissionRow) {
  if (state !== 'IN_REVIEW' || decision === null) return state;
  return decision.verdict === 'APPROVE' ? 'APPROVED' : 'REJECTED';
}

const textsOf = ({ tasks }: SubmissionRow) =>
  Object.values(tasks).flatMap(({ answer }) =>
    answer !== null && answer.length >= LEAST_ALIKE ? [answer.trim().toLowerCase()] : [],
  );

/** Who has sent which text and which file for a quest, and the files of each submission. */
export interface Sent {
  senders: ReadonlyMap<string, ReadonlySet<string>>;
  files: ReadonlyMap<string, readonly UploadRow[]>;
}

const keyOf = (questId: string, what: string) => `${questId} ${what}`;

/** All that was sent, looked through once: comparing each with each takes seconds among thousands. */
export function sentOf({ db }: World, rows: readonly SubmissionRow[] = db.submissions): Sent {
  const senders = new Map<string, Set<string>>();
  const files = new Map<string, UploadRow[]>();
  const note = (questId: string, what: string, userId: string) => {
    const key = keyOf(questId, what);
    const known = senders.get(key);
    if (known) known.add(userId);
    else senders.set(key, new Set([userId]));
  };
  for (const row of rows) for (const text of textsOf(row)) note(row.questId, text, row.userId);
  for (const row of db.uploads) {
    note(row.questId, row.sha256, row.userId);
    const known = files.get(row.submissionId);
    if (known) known.push(row);
    else files.set(row.submissionId, [row]);
  }
  return { senders, files };
}

/** Others who have sent one of these for the same quest. */
function othersWith(
  { senders }: Sent,
  { questId, userId }: SubmissionRow,
  what: readonly string[],
) {
  const all = new Set(what.flatMap((each) => Array.from(senders.get(keyOf(questId, each)) ?? [])));
  all.delete(userId);
  return all.size;
}

/** Signs that a submission may be made up. */
export function flagsOf(world: World, guild: GuildRow, row: SubmissionRow, sent: Sent) {
  const sameText = othersWith(sent, row, textsOf(row));
  const digests = (sent.files.get(row.id) ?? []).map(({ sha256 }) => sha256);
  const sameFile = othersWith(sent, row, digests);
  const joinedAt = memberOf(world, guild.id, row.userId)?.joinedAt;
  const isNew = joinedAt !== undefined && (row.submittedAt ?? row.startedAt) - joinedAt < DAY;
  return [
    ...(sameText > 0
      ? [
          {
            kind: 'SAME_TEXT',
            message: `Same text as ${counted(sameText, 'other member')}`,
          } as const,
        ]
      : []),
    ...(sameFile > 0
      ? [
          {
            kind: 'SAME_FILE',
            message: `Same file as ${counted(sameFile, 'other member')}`,
          } as const,
        ]
      : []),
    ...(isNew
      ? [
          {
            kind: 'NEW_ACCOUNT',
            message: 'Joined the server less than a day before submitting',
          } as const,
        ]
      : []),
  ];
}

/** A submission with its evidence. */
export function submissionView(
  world: World,
  guild: GuildRow,
  user: UserRow,
  { row, quest }: { row: SubmissionRow; quest: QuestSpec },
  sent: Sent = sentOf(world),
) {
  const member = world.db.users.find(({ id }) => id === row.userId);
  const { decision } = row;
  return {
    id: row.id,
    version: row.version,
    ...submittedQuestView(quest),
    member: {
      id: row.userId,
      name: member?.displayName ?? FORMER_MEMBER,
      username: member?.username ?? null,
      picture: member?.avatar ?? null,
    },
    state: stateFor(row),
    attempt: row.attempt,
    submittedAt: isoOrNull(row.submittedAt),
    decidedAt: isoOrNull(decision?.at ?? null),
    decidedBy: world.db.users.find(({ id }) => id === decision?.by)?.displayName ?? null,
    effectiveAt: row.state === 'IN_REVIEW' ? isoOrNull(decision?.effectiveAt ?? null) : null,
    note: decision?.note ?? null,
    isOwn: row.userId === user.id,
    flags: flagsOf(world, guild, row, sent),
    tasks: quest.tasks.map((task) => {
      const { state, answer, message } = row.tasks[task.id] ?? freshTask();
      return {
        id: task.id,
        kind: task.kind,
        prompt: task.prompt,
        state,
        answer,
        files: (sent.files.get(row.id) ?? [])
          .filter(({ taskId }) => taskId === task.id)
          .map(uploadView),
        message,
      };
    }),
  };
}
