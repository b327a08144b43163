import { useCallback } from 'react';
import Modal from 'react-bootstrap/Modal';
import type { Quest } from '@/features/earning/quests/quest';
import { questPath } from '@/features/server/memberships/paths';
import { QuestPicture } from '@/shared/art/QuestPicture';
import { useFocusReturn } from '@/shared/focus/useFocusReturn';
import { EnterButton } from './EnterButton';
import type { QuestNames } from '@/features/server/discover/openedQuest';
import { loadPublicQuest } from '@/features/server/discover/publicQuest';
import {
  PublicQuestOrigin,
  PublicQuestParts,
  PublicQuestSkeleton,
} from '@/features/server/discover/PublicQuestParts';
import { PublicQuery } from '@/features/server/discover/PublicQuery';
import './questPanel.scss';

interface QuestPanelProps {
  names: QuestNames;
  isOpen: boolean;
  onClose: () => void;
}

/** A public quest whole, over the home: what it brings and asks for, and the way to start it. */
export default function QuestPanel({ names, isOpen, onClose }: QuestPanelProps) {
  const { server, quest } = names;
  const load = useCallback(async () => loadPublicQuest({ server, quest }), [server, quest]);
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
      <PublicQuery key={`${server}/${quest}`} ask={load} coming={<Coming />} head={<Heading />}>
        {(found) => (found ? <Whole quest={found} /> : <Missing names={names} />)}
      </PublicQuery>
    </Modal>
  );
}

const CLOSE = 'Close quest';

const Heading = ({ title = 'Quest' }: { title?: string }) => (
  <Modal.Header closeButton closeLabel={CLOSE}>
    <Modal.Title as="h2" id="quest-panel-title">
      {title}
    </Modal.Title>
  </Modal.Header>
);

const Coming = () => (
  <>
    <Heading />
    <Modal.Body>
      <PublicQuestSkeleton />
    </Modal.Body>
  </>
);

/** The server gives the same answer for a wrong link, a quest that is over, and one for members only. */
const Missing = ({ names: { server, quest } }: { names: QuestNames }) => (
  <>
    <Heading title="Quest not found" />
    <Modal.Body>
      <p>
        There’s no public quest at this link. Check it for typos. The quest may also have ended, or
        be for members only.
      </p>
    </Modal.Body>
    <Modal.Footer>
      <EnterButton
        className="btn btn-primary quest-panel__start"
        to={questPath(server, quest)}
        signedIn="Look in your dashboard"
      >
        Sign in to look for it
      </EnterButton>
    </Modal.Footer>
  </>
);

function Whole({ quest }: { quest: Quest }) {
  const { server, title, tasks, inviteUrl } = quest;
  return (
    <>
      <Modal.Header closeButton closeLabel={CLOSE}>
        <QuestPicture src={quest.image} title={title} firstKind={tasks[0]?.kind} shape="tile" />
        <div className="quest-panel__head">
          <Modal.Title as="h2" id="quest-panel-title">
            <bdi>{title}</bdi>
          </Modal.Title>
          <PublicQuestOrigin quest={quest} />
        </div>
      </Modal.Header>
      {/* It scrolls, and nothing in it need take the focus. */}
      <Modal.Body
        tabIndex={0}
        role="region"
        className="public-quest"
        aria-labelledby="quest-panel-title"
      >
        <PublicQuestParts quest={quest} />
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
