import { useCallback } from 'react';
import Modal from 'react-bootstrap/Modal';
import type { PublicProfile } from '@/features/identity/profiles/profile';
import { ProfileView } from '@/features/identity/profiles/ProfileView';
import { getPublicProfile } from '@/features/identity/profiles/publicEndpoints';
import type { ApiResult } from '@/shared/api/envelope';
import { request } from '@/shared/api/request';
import { useFocusReturn } from '@/shared/focus/useFocusReturn';
import { EnterButton } from './EnterButton';
import { PublicQuery } from '@/features/server/discover/PublicQuery';
import './memberPanel.scss';

interface MemberPanelProps {
  username: string;
  isOpen: boolean;
  onClose: () => void;
}

const NONE = { success: true, message: '', data: null } as const;
const CLOSE = 'Close profile';

/** A public profile over the home page, for visitors without a session. */
export default function MemberPanel({ username, isOpen, onClose }: MemberPanelProps) {
  const ask = useCallback(async (): Promise<ApiResult<PublicProfile | null>> => {
    const answer = await request(getPublicProfile, { params: { username } });
    return !answer.success && answer.status === 404 ? NONE : answer;
  }, [username]);
  return (
    <Modal
      {...useFocusReturn(isOpen)}
      show={isOpen}
      onHide={onClose}
      size="lg"
      scrollable
      fullscreen="sm-down"
      className="member-panel"
      aria-labelledby="member-panel-title"
    >
      <Modal.Header closeButton closeLabel={CLOSE}>
        <Modal.Title as="p">Member profile</Modal.Title>
      </Modal.Header>
      <PublicQuery key={username} ask={ask} coming={<Coming />} head={<Untitled />}>
        {(profile) => (profile ? <Whole profile={profile} /> : <Gone />)}
      </PublicQuery>
    </Modal>
  );
}

const Untitled = () => (
  <h2 id="member-panel-title" className="visually-hidden">
    Member profile
  </h2>
);

const Coming = () => (
  <Modal.Body>
    <Untitled />
    <div role="status" aria-label="Loading the profile" className="skeleton">
      <div className="skeleton__card" />
      <div className="skeleton__card" />
    </div>
  </Modal.Body>
);

const Gone = () => (
  <Modal.Body>
    <h2 id="member-panel-title" className="member-panel__gone">
      Profile not found
    </h2>
    <p>Check the link for typos. The profile may also be private.</p>
  </Modal.Body>
);

const Whole = ({ profile }: { profile: PublicProfile }) => (
  <>
    {/* Focusable because it scrolls and may have no focusable content. */}
    <Modal.Body tabIndex={0} role="region" aria-labelledby="member-panel-title">
      <ProfileView profile={profile} nameAs="h2" nameId="member-panel-title" as="h3" />
    </Modal.Body>
    <Modal.Footer>
      <EnterButton
        className="btn btn-primary member-panel__enter"
        to={`/dashboard/user/${encodeURIComponent(profile.username)}`}
        signedIn="Open profile"
      >
        Sign in with Discord
      </EnterButton>
    </Modal.Footer>
  </>
);
