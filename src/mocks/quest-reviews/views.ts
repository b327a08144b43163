import { textAt } from '@/features/bot-modules/engine/read';
import { isoOrNull } from '../clock';
import type { GuildRow } from '../discord/rows';
import { memberOf } from '../members/members';
import type { QuestSpec } from '../quests/questOf';
import type { SubmissionRow } from '../quests/rows';
import { freshTask } from '../quests/submissions';
import type { UserRow } from '../session/rows';
import type { World } from '../world';
import { counted } from '@/shared/text/counted';

const DAY = 86_400_000;
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

/** Who has sent which text for a quest. */
export type SentTexts = ReadonlyMap<string, ReadonlySet<string>>;

const keyOf = (questId: string, text: string) => `${questId} ${text}`;

/** All texts that were sent, looked through once: comparing each with each takes seconds among thousands. */
export function sentTexts(rows: readonly SubmissionRow[]): SentTexts {
  const senders = new Map<string, Set<string>>();
  for (const row of rows)
    for (const text of textsOf(row)) {
      const key = keyOf(row.questId, text);
      const known = senders.get(key);
      if (known) known.add(row.userId);
      else senders.set(key, new Set([row.userId]));
    }
  return senders;
}

/** Signs that a submission may be made up. */
export function flagsOf(world: World, guild: GuildRow, row: SubmissionRow, sent: SentTexts) {
  const others = new Set(
    textsOf(row).flatMap((text) => Array.from(sent.get(keyOf(row.questId, text)) ?? [])),
  );
  others.delete(row.userId);
  const joinedAt = memberOf(world, guild.id, row.userId)?.joinedAt;
  const isNew = joinedAt !== undefined && (row.submittedAt ?? row.startedAt) - joinedAt < DAY;
  return [
    ...(others.size > 0
      ? [
          {
            kind: 'SAME_TEXT',
            message: `The same text as from ${counted(others.size, 'other member')}`,
          } as const,
        ]
      : []),
    ...(isNew
      ? [{ kind: 'NEW_ACCOUNT', message: 'Joined the server less than a day before' } as const]
      : []),
  ];
}

/** A submission with its evidence. */
export function submissionView(
  world: World,
  guild: GuildRow,
  user: UserRow,
  { row, quest }: { row: SubmissionRow; quest: QuestSpec },
  sent: SentTexts = sentTexts(world.db.submissions),
) {
  const member = world.db.users.find(({ id }) => id === row.userId);
  const { decision } = row;
  return {
    id: row.id,
    version: row.version,
    questId: quest.id,
    questTitle: quest.title,
    member: {
      id: row.userId,
      name: member?.displayName ?? 'Somebody who has left',
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
        prompt: textAt(task.values, 'prompt'),
        state,
        answer,
        message,
      };
    }),
  };
}
