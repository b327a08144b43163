import { useState } from 'react';
import Offcanvas from 'react-bootstrap/Offcanvas';
import { useFocusReturn } from '@/shared/focus/useFocusReturn';
import type { BoardChoice } from '../boardChoice';
import '../leaderboard.scss';
import { StandingDetails } from './StandingDetails';

export interface StandingContext extends BoardChoice {
  serverId: string;
}

interface StandingDrawerProps {
  context: StandingContext;
  /** The member whose points are shown; null while closed. */
  memberId: string | null;
  canChange: boolean;
  onClose: () => void;
}

/** The sources of a member's points, beside the table. */
export default function StandingDrawer({
  context,
  memberId,
  canChange,
  onClose,
}: StandingDrawerProps) {
  // Shows the last member while it closes.
  const [shown, setShown] = useState(memberId);
  if (memberId !== null && shown !== memberId) setShown(memberId);
  return (
    <Offcanvas
      {...useFocusReturn(memberId !== null)}
      show={memberId !== null}
      onHide={onClose}
      placement="end"
      className="leaderboard"
      aria-labelledby="standing-title"
    >
      <Offcanvas.Header closeButton closeLabel="Close">
        <Offcanvas.Title as="h2" id="standing-title">
          Points of a member
        </Offcanvas.Title>
      </Offcanvas.Header>
      <Offcanvas.Body>
        {shown === null ? null : (
          <StandingDetails key={shown} context={context} memberId={shown} canChange={canChange} />
        )}
      </Offcanvas.Body>
    </Offcanvas>
  );
}
