import { useCallback, useState } from 'react';
import Modal from 'react-bootstrap/Modal';
import { Description } from '@/features/earning/quests/claim/Description';
import { Conditions } from '@/features/earning/quests/Conditions';
import type { Quest, QuestTask } from '@/features/earning/quests/quest';
import { factsOf } from '@/features/earning/quests/questFacts';
import { datesOf, methodOf, speedOf } from '@/features/earning/quests/questWords';
import { RewardChips } from '@/features/earning/quests/Rewards';
import { taskKindOf } from '@/features/earning/quests/taskKinds';
import { getPublicQuest } from '@/features/server/discover/questEndpoints';
import { questPath } from '@/features/server/memberships/paths';
import type { ApiResult } from '@/shared/api/envelope';
import { request } from '@/shared/api/request';
import { ServerPicture } from '@/shared/art/pictures';
import { QuestPicture } from '@/shared/art/QuestPicture';
import { useFocusReturn } from '@/shared/focus/useFocusReturn';
import { counted } from '@/shared/text/language';
import { serverNow } from '@/shared/time/serverClock';
import { LeftOutNote } from '@/shared/ui/LeftOutNote';
import { EnterButton } from './EnterButton';
import type { QuestNames } from './openedQuest';
import { PublicQuery } from './PublicQuery';
import './questPanel.scss';

interface QuestPanelProps {
  names: QuestNames;
  isOpen: boolean;
  onClose: () => void;
}

/** A public quest whole, over the home: what it brings and asks for, and the way to start it. */
export default function QuestPanel({ names, isOpen, onClose }: QuestPanelProps) {
  const { server, quest } = names;
  const ask = useCallback(async (): Promise<ApiResult<Quest | null>> => {
    const answer = await request(getPublicQuest, {
      params: { serverSlug: server, questSlug: quest },
    });
    return !answer.success && answer.status === 404 ? NONE : answer;
  }, [server, quest]);
  return (
    <Modal
      {...useFocusReturn(isOpen)}
      show={isOpen}
      onHide={onClose}
      size="lg"
      scrollable
      fullscreen="sm-down"
      className="quest-panel"
      aria-labelledby="quest-panel-title"
    >
      <PublicQuery key={`${server}/${quest}`} ask={ask} coming={<Coming />} head={<Untitled />}>
        {(found) => (found ? <Whole quest={found} /> : <Gone />)}
      </PublicQuery>
    </Modal>
  );
}

/** There is no such quest, or it isn't for everyone any more. */
const NONE = { success: true, message: '', data: null } as const;

const CLOSE = 'Close quest';

const Untitled = () => (
  <Modal.Header closeButton closeLabel={CLOSE}>
    <Modal.Title as="h2" id="quest-panel-title">
      Quest
    </Modal.Title>
  </Modal.Header>
);

const Coming = () => (
  <>
    <Untitled />
    <Modal.Body>
      <div role="status" aria-label="Loading the quest" className="skeleton">
        <div className="skeleton__card" />
        <div className="skeleton__card" />
      </div>
    </Modal.Body>
  </>
);

const Gone = () => (
  <>
    <Untitled />
    <Modal.Body>
      <p>This quest isn’t open to everyone anymore. It may have ended or filled up.</p>
    </Modal.Body>
  </>
);

function Whole({ quest }: { quest: Quest }) {
  const { server, title, tasks, rewards, inviteUrl } = quest;
  const [now] = useState(serverNow);
  const facts = [
    ['Approval', speedOf(quest)] as const,
    ...factsOf(quest, now),
    ...[methodOf(quest)].flatMap((text) => (text === null ? [] : [['Winners', text] as const])),
  ];
  const dates = datesOf(quest, now);
  return (
    <>
      <Modal.Header closeButton closeLabel={CLOSE}>
        <QuestPicture src={quest.image} title={title} firstKind={tasks[0]?.kind} shape="tile" />
        <div className="quest-panel__head">
          <Modal.Title as="h2" id="quest-panel-title">
            <bdi>{title}</bdi>
          </Modal.Title>
          <p>
            <ServerPicture src={server.icon} name={server.name} size={22} />
            <span>
              <bdi translate="no">{server.name}</bdi>
              {dates === null ? '' : ` · ${dates}`}
            </span>
          </p>
        </div>
      </Modal.Header>
      {/* It scrolls, and nothing in it need take the focus. */}
      <Modal.Body tabIndex={0} role="region" aria-labelledby="quest-panel-title">
        <LeftOutNote leftOut={quest.leftOut} />
        <RewardChips rewards={rewards} />
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
      </Modal.Body>
      <Modal.Footer>
        <EnterButton
          className="btn btn-primary quest-panel__start"
          to={questPath(server.slug, quest.slug)}
          signedIn="Open quest"
        >
          Sign in with Discord to start
        </EnterButton>
        {inviteUrl === null ? null : (
          <p className="quest-panel__note">
            Not on <bdi translate="no">{server.name}</bdi> yet? You can join after signing in.
          </p>
        )}
      </Modal.Footer>
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
