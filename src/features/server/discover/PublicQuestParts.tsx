import { useState } from 'react';
import { Description } from '@/features/earning/quests/claim/Description';
import { CostText } from '@/features/earning/quests/CostText';
import { Conditions } from '@/features/earning/quests/Conditions';
import type { Quest, QuestTask } from '@/features/earning/quests/quest';
import { factsOf } from '@/features/earning/quests/questFacts';
import { datesOf, methodOf, speedOf } from '@/features/earning/quests/questWords';
import { RewardChips } from '@/features/earning/quests/Rewards';
import { taskKindOf } from '@/features/earning/quests/taskKinds';
import { ServerPicture } from '@/shared/art/pictures';
import { counted } from '@/shared/text/language';
import { serverNow } from '@/shared/time/serverClock';
import { LeftOutNote } from '@/shared/ui/LeftOutNote';
import './publicQuest.scss';

interface QuestProps {
  quest: Quest;
}

/** The server of a public quest, and its dates. */
export function PublicQuestOrigin({ quest }: QuestProps) {
  const { server } = quest;
  const [now] = useState(serverNow);
  const dates = datesOf(quest, now);
  return (
    <p className="public-quest__origin">
      <ServerPicture src={server.icon} name={server.name} size={22} />
      <span>
        <bdi translate="no">{server.name}</bdi>
        {dates === null ? '' : ` · ${dates}`}
        <CostText quest={quest} />
      </span>
    </p>
  );
}

/** Rewards, description, requirements, tasks and facts of a public quest, to read. Its headings are h3. */
export function PublicQuestParts({ quest }: QuestProps) {
  const { tasks } = quest;
  const [now] = useState(serverNow);
  const facts = [
    ['Approval', speedOf(quest, now)] as const,
    ...factsOf(quest, now),
    ...[methodOf(quest)].flatMap((text) => (text === null ? [] : [['Winners', text] as const])),
  ];
  return (
    <>
      <LeftOutNote leftOut={quest.leftOut} />
      <RewardChips rewards={quest.rewards} />
      <Description text={quest.description} />
      {quest.conditions.length === 0 ? null : (
        <section aria-label="Requirements">
          <h3>Requirements</h3>
          <Conditions conditions={quest.conditions} match={quest.match} />
        </section>
      )}
      <section aria-label="Tasks">
        <h3>{counted(tasks.length, 'task')}</h3>
        <ol className="public-tasks">
          {tasks.map((task) => (
            <Task key={task.id} task={task} />
          ))}
        </ol>
      </section>
      <dl className="facts">
        {facts.map(([label, text]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

/** What a task asks for, to read. */
function Task({ task: { kind, prompt, need, options } }: { task: QuestTask }) {
  const { label, icon: Icon } = taskKindOf(kind);
  return (
    <li>
      <Icon aria-hidden="true" />
      <div>
        <p className="public-tasks__prompt">
          <bdi>{prompt === '' ? label : prompt}</bdi>
        </p>
        <p className="public-tasks__kind">
          {prompt === '' ? null : label}
          {need === null ? null : (
            <>
              {prompt === '' ? '' : ' · '}
              <bdi>{need}</bdi>
            </>
          )}
        </p>
        {options.length === 0 ? null : (
          <ul aria-label="Answers">
            {[...new Set(options)].map((option) => (
              <li key={option}>
                <bdi>{option}</bdi>
              </li>
            ))}
          </ul>
        )}
      </div>
    </li>
  );
}

export const PublicQuestSkeleton = () => (
  <div role="status" aria-label="Loading the quest" className="skeleton">
    <div className="skeleton__card" />
    <div className="skeleton__card" />
  </div>
);
