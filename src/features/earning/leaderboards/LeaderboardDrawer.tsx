import { useState } from 'react';
import Offcanvas from 'react-bootstrap/Offcanvas';
import { Link } from 'react-router-dom';
import { useFocusReturn } from '@/shared/focus/useFocusReturn';
import { Board } from './Board';
import { boardWindows, type BoardWindow } from './leaderboard';
import './leaderboard.scss';
import { useLeaderboardQuery } from './leaderboardsApi';
import { WindowChoice } from './WindowChoice';

export interface LeaderboardDrawerProps {
  isOpen: boolean;
  onClose: () => void;
  /** The server's slug in addresses. */
  slug: string;
  serverName: string;
}

const TOP = 10;

/** The top members of a server by points, and the member's own rank with its neighbors, in a drawer. */
export default function LeaderboardDrawer(props: LeaderboardDrawerProps) {
  const { isOpen, onClose, slug, serverName } = props;
  const [window, setWindow] = useState<BoardWindow>('WEEK');
  const asked = { slug, window, page: 1, pageSize: TOP };
  const answer = useLeaderboardQuery(asked, { refetchOnMountOrArgChange: true, skip: !isOpen });
  return (
    <Offcanvas
      {...useFocusReturn(isOpen)}
      show={isOpen}
      onHide={onClose}
      placement="end"
      className="leaderboard"
      aria-labelledby="leaderboard-title"
    >
      <Offcanvas.Header closeButton closeLabel="Close leaderboard">
        <div>
          <Offcanvas.Title as="h2" id="leaderboard-title">
            Leaderboard
          </Offcanvas.Title>
          <p className="leaderboard__server">
            <bdi translate="no">{serverName}</bdi>
          </p>
        </div>
      </Offcanvas.Header>
      <Offcanvas.Body>
        <WindowChoice windows={boardWindows} value={window} onChoose={setWindow} />
        <Board
          asked={asked}
          answer={answer}
          label="Top 10"
          below={
            <Link
              className="btn btn-outline-secondary leaderboard__all"
              to={`/dashboard/users?server=${encodeURIComponent(slug)}&window=${window.toLowerCase()}`}
            >
              Full leaderboard
            </Link>
          }
        />
      </Offcanvas.Body>
    </Offcanvas>
  );
}
