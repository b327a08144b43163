import questModule from '@/features/modules/definitions/quest/definition';
import type { SubmissionRow } from '../quests/rows';
import { counting, type ReportRequest, type Line, type Source } from './source';

/** How far tries at quests came: what happened in the range, and what became of those that were begun in it. */
export function questsOf({ world, guild }: ReportRequest): Source[] {
  const rows = world.db.submissions.filter(({ serverId }) => serverId === guild.id);
  const rules =
    world.db.modules.find(
      ({ serverId, slug }) => serverId === guild.id && slug === questModule.slug,
    )?.rules ?? [];
  const titles = new Map(rules.map(({ id, values }) => [id, questModule.read(values).name]));
  const titleOf = (questId: string) => titles.get(questId) || 'Deleted quest';
  const now = world.clock.now();

  const at = (timeOf: (row: SubmissionRow) => number | null): Line[] =>
    rows.flatMap((row): Line[] => {
      const time = timeOf(row);
      if (time === null) return [];
      return [
        {
          id: row.id,
          at: time,
          amount: 1n,
          kind: 'SUBMISSION',
          part: row.questId,
          userId: row.userId,
          what: () => titleOf(row.questId),
          ref: row.id,
          ruleId: row.questId,
        },
      ];
    });
  const decidedAs =
    (verdict: 'APPROVE' | 'REJECT') =>
    ({ decision }: SubmissionRow) =>
      decision?.verdict === verdict && decision.effectiveAt <= now ? decision.effectiveAt : null;
  const begun = (isOf: (row: SubmissionRow) => boolean) => (row: SubmissionRow) =>
    isOf(row) ? row.startedAt : null;
  const isDone = ({ state, claimedAt }: SubmissionRow) =>
    claimedAt !== null || state === 'CLAIMABLE' || state === 'CLAIMED' || state === 'APPROVED';
  const quest = { partsBy: 'Quest', nameOf: titleOf };
  const figure = (key: string, label: string, note: string, lines: Line[]) =>
    counting({ key, label, note, lines, ...quest });
  return [
    figure(
      'begun',
      'Quests started',
      'By the day members started them.',
      at(({ startedAt }) => startedAt),
    ),
    figure(
      'sent',
      'Submitted',
      'Submissions for review, by day.',
      at(({ submittedAt }) => submittedAt),
    ),
    figure(
      'approved',
      'Approved',
      'By the day the decision took effect.',
      at(decidedAs('APPROVE')),
    ),
    figure('rejected', 'Rejected', 'By the day the decision took effect.', at(decidedAs('REJECT'))),
    figure(
      'claimed',
      'Rewards claimed',
      'By the day they were claimed.',
      at(({ claimedAt }) => claimedAt),
    ),
    figure(
      'begun-sent',
      'Started quests submitted',
      'Quests started in the range and submitted since. Quests without review have no submissions.',
      at(begun(({ submittedAt }) => submittedAt !== null)),
    ),
    figure(
      'begun-done',
      'Started quests completed',
      'Quests started in the range whose reward can be or was claimed.',
      at(begun(isDone)),
    ),
    figure(
      'begun-claimed',
      'Started quests claimed',
      'Quests started in the range whose reward was claimed since.',
      at(begun(({ claimedAt }) => claimedAt !== null)),
    ),
  ];
}
