import { Suspense, useCallback, useRef } from 'react';
import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { ClaimBar } from '@/features/earning/quests/claim/ClaimBar';
import { takesAnswers, type CtaAction } from '@/features/earning/quests/claim/ctaOf';
import { Description } from '@/features/earning/quests/claim/Description';
import { useDrafts } from '@/features/earning/quests/claim/drafts';
import { pollingOf } from '@/features/earning/quests/claim/pollingOf';
import { QuestContext } from '@/features/earning/quests/claim/questContext';
import { QuestFacts } from '@/features/earning/quests/claim/QuestFacts';
import { ReviewNote } from '@/features/earning/quests/claim/ReviewNote';
import { SubmitNote } from '@/features/earning/quests/claim/SubmitNote';
import { TaskSteps } from '@/features/earning/quests/claim/TaskSteps';
import { useQuestActions } from '@/features/earning/quests/claim/useQuestActions';
import { useResend } from '@/features/earning/quests/claim/useResend';
import { Conditions } from '@/features/earning/quests/Conditions';
import type { Quest } from '@/features/earning/quests/quest';
import { CostText } from '@/features/earning/quests/CostText';
import { RewardChips } from '@/features/earning/quests/Rewards';
import type { QuestParams } from '@/features/earning/quests/questsApi';
import { boardPath, serverPath } from '@/features/server/memberships/paths';
import { useJoinedNote } from '@/features/server/memberships/useJoining';
import { timeOf } from '@/shared/time/timeOf';
import { loadQuestReward, SHOWN, useRewardMoment } from './useRewardMoment';
import { useServerNow } from '@/shared/time/useServerNow';
import { selectViewer } from '@/features/identity/session/viewerSlice';
import { useMedia } from '@/shared/hooks/useMedia';
import { usePolling } from '@/shared/hooks/usePolling';
import { QuestPicture } from '@/shared/art/QuestPicture';
import { lazyOnDemand, lazyOptional } from '@/shared/ui/lazyParts';
import { LeftOutNote } from '@/shared/ui/LeftOutNote';
import { PageHeader } from '@/shared/ui/PageHeader';

const QuestReward = lazyOnDemand(loadQuestReward);
const Deliveries = lazyOptional(async () => {
  const { Deliveries: part } = await import('@/features/earning/quests/claim/Deliveries');
  return { default: part };
});
const Attempts = lazyOptional(async () => {
  const { Attempts: part } = await import('@/features/earning/quests/claim/Attempts');
  return { default: part };
});
/** Loaded on demand, because most quests aren't contests. */
const ContestPanel = lazyOptional(async () => {
  const { ContestPanel: part } = await import('@/features/earning/quests/contest/ContestPanel');
  return { default: part };
});
/** Loaded on demand, because most visitors of this page are members. */
const JoinBar = lazyOptional(async () => {
  const { JoinBar: part } = await import('@/features/server/memberships/JoinServer');
  return { default: part };
});

/** Media query in which a quest's page has one column, as in its style sheet. */
export const ONE_COLUMN = '(max-width: 67.98rem)';

interface QuestBodyProps {
  quest: Quest;
  params: QuestParams;
  refresh: () => Promise<unknown>;
}

/** The last moment at which the quest changes without an action of the member: until then the page counts down. */
const lastChange = ({ startsAt, availableAt }: Quest) =>
  Math.max(timeOf(startsAt) ?? 0, timeOf(availableAt) ?? 0);

/** The content of a loaded quest. */
export function QuestBody({ quest, params, refresh }: QuestBodyProps) {
  const now = useServerNow(lastChange(quest));
  const { id } = useSelector(selectViewer);
  const drafts = useDrafts(`${id ?? ''}:${params.slug}/${params.questSlug}`);
  const actions = useQuestActions(params, refresh);
  const poll = pollingOf(quest);
  usePolling(refresh, poll.every, poll.isOn);
  const list = useRef<HTMLOListElement>(null);
  // If the focus was on the join button, which is gone now, it moves to the tasks.
  const begin = useCallback(() => {
    if (document.activeElement !== document.body) return;
    list.current?.focus({ preventScroll: true });
    list.current?.scrollIntoView({ block: 'start' });
  }, []);
  useJoinedNote(quest.isMember, quest.server.name, begin);
  const onDue = useCallback(() => void refresh(), [refresh]);
  const resend = useResend(quest, actions, drafts);
  const moment = useRewardMoment(quest);
  const act = async (action: CtaAction) => {
    if (action !== 'retry') {
      const isTaken = await actions.submit(action);
      if (action === 'claim' && isTaken) moment.show(true);
    } else if (!resend()) list.current?.focus();
  };
  // In one column, tasks come before the small print, and unmet requirements before both.
  const isNarrow = useMedia(ONE_COLUMN);
  // People who aren't members only read.
  const isOpen = quest.isMember && takesAnswers(quest, now);
  const isMet = quest.conditions.every(({ met }) => met === true);
  const requirements =
    quest.conditions.length === 0 ? null : (
      <section className="panel" aria-label="Requirements">
        <h2>Requirements</h2>
        <Conditions conditions={quest.conditions} match={quest.match} />
      </section>
    );
  const facts = (
    <>
      <QuestFacts quest={quest} now={now} />
      {isMet ? requirements : null}
    </>
  );
  return (
    <>
      <QuestHead quest={quest} />
      {moment.isOpen ? (
        <Suspense fallback={<PartSkeleton label="Loading your reward" />}>
          <QuestReward
            key={quest.claimedAt}
            quest={quest}
            now={now}
            isFresh={moment.isFresh}
            onClose={() => moment.show(false)}
          />
        </Suspense>
      ) : null}
      <LeftOutNote leftOut={quest.leftOut} />
      <ReviewNote quest={quest} now={now} serverPage={serverPath(quest.server.slug)} />
      <div className="quest-page">
        <div className="quest-page__about">
          <RewardChips rewards={quest.rewards} />
          <Description text={quest.description} />
          {quest.contest === null ? null : (
            <Suspense fallback={<PartSkeleton label="Loading the contest" />}>
              <ContestPanel quest={quest} params={params} now={now} />
            </Suspense>
          )}
          {isMet ? null : requirements}
          {isNarrow ? null : facts}
        </div>
        <div className="quest-page__main">
          <QuestContext value={{ quest, isOpen, actions, drafts }}>
            <TaskSteps listRef={list} />
          </QuestContext>
          <SubmitNote quest={quest} />
          {moment.isOpen || quest.deliveries.length === 0 ? null : (
            <Suspense>
              <Deliveries quest={quest} to={SHOWN} />
            </Suspense>
          )}
          {quest.attempts.length === 0 ? null : (
            <Suspense>
              <Attempts attempts={quest.attempts} />
            </Suspense>
          )}
          {isNarrow ? facts : null}
          {quest.isMember ? (
            <ClaimBar
              quest={quest}
              now={now}
              sending={actions.sending}
              refusal={actions.refusal}
              onAct={(action) => void act(action)}
              onDue={onDue}
            />
          ) : (
            <Suspense>
              <JoinBar server={quest.server} inviteUrl={quest.inviteUrl} refresh={refresh} />
            </Suspense>
          )}
        </div>
      </div>
    </>
  );
}

const PartSkeleton = ({ label }: { label: string }) => (
  <div role="status" aria-label={label} className="skeleton">
    <div className="skeleton__card" />
  </div>
);

const QuestHead = ({ quest }: { quest: Quest }) => {
  const { title, image, tasks, server } = quest;
  return (
    <div className="quest-head quest-head--crumbed">
      <QuestPicture src={image} title={title} firstKind={tasks[0]?.kind} shape="tile" />
      <PageHeader
        title={title}
        purpose={
          <>
            Quest on <bdi translate="no">{server.name}</bdi>
            <CostText quest={quest} />
          </>
        }
        actions={
          <Link className="btn btn-outline-secondary" to={boardPath(server.slug)}>
            All quests
          </Link>
        }
      />
    </div>
  );
};
