import { useRef, useState } from 'react';
import { ClaimBar } from '@/features/earning/quests/claim/ClaimBar';
import '@/features/earning/quests/claim/claim.scss';
import { takesAnswers } from '@/features/earning/quests/claim/ctaOf';
import { costOf } from '@/features/earning/quests/costOf';
import { Deliveries } from '@/features/earning/quests/claim/Deliveries';
import { Description } from '@/features/earning/quests/claim/Description';
import { withDraft, type Drafts } from '@/features/earning/quests/claim/drafts';
import { QuestContext } from '@/features/earning/quests/claim/questContext';
import { QuestFacts } from '@/features/earning/quests/claim/QuestFacts';
import { TaskSteps } from '@/features/earning/quests/claim/TaskSteps';
import { Conditions } from '@/features/earning/quests/Conditions';
import type { Quest } from '@/features/earning/quests/quest';
import { RewardChips } from '@/features/earning/quests/Rewards';
import { useServerNow } from '@/shared/time/useServerNow';
import { QuestPicture } from '@/shared/art/QuestPicture';

interface PreviewedQuestProps {
  quest: Quest;
}

const NO_DRAFTS: Drafts = {};
const doNothing = () => undefined;

/** Nothing is sent. */
const noActions = {
  params: { slug: '', questSlug: '' },
  refresh: async () => undefined,
  sending: null,
  checking: null,
  troubles: new Map(),
  refusal: null,
  check: async () => false,
  submit: async () => false,
};

/** The parts of a quest's page, as members have them, without anything behind them. */
export function PreviewedQuest({ quest }: PreviewedQuestProps) {
  const now = useServerNow(0);
  const [drafts, setDrafts] = useState(NO_DRAFTS);
  const list = useRef<HTMLOListElement>(null);
  const typed = {
    drafts,
    write: (taskId: string, text: string) => setDrafts((before) => withDraft(before, taskId, text)),
    sent: doNothing,
  };
  return (
    <>
      <div className="quest-head">
        <QuestPicture
          src={quest.image}
          title={quest.title}
          firstKind={quest.tasks[0]?.kind}
          shape="tile"
        />
        <h2>
          <bdi>{quest.title === '' ? 'Quest title' : quest.title}</bdi>
        </h2>
        {costOf(quest) === null ? null : <p translate="no">{costOf(quest)}</p>}
      </div>
      <div className="quest-page">
        <div className="quest-page__about">
          {quest.rewards.length === 0 ? null : <RewardChips rewards={quest.rewards} />}
          <Description text={quest.description} />
          <QuestFacts quest={quest} now={now} />
          {quest.conditions.length === 0 ? null : (
            <section className="panel" aria-label="Requirements">
              <h2>Requirements</h2>
              <Conditions conditions={quest.conditions} match={quest.match} />
            </section>
          )}
        </div>
        <div className="quest-page__main">
          <Deliveries quest={quest} />
          <QuestContext
            value={{
              quest,
              isOpen: takesAnswers(quest, now),
              actions: noActions,
              drafts: typed,
            }}
          >
            <TaskSteps listRef={list} />
          </QuestContext>
          <ClaimBar
            quest={quest}
            now={now}
            sending={null}
            refusal={null}
            onAct={doNothing}
            onDue={doNothing}
          />
        </div>
      </div>
    </>
  );
}
