import { useState } from 'react';
import Offcanvas from 'react-bootstrap/Offcanvas';
import { useFocusReturn } from '@/shared/focus/useFocusReturn';
import './leaderboard.scss';
import { Places } from './Places';

export interface LeaderboardDrawerProps {
  isOpen: boolean;
  onClose: () => void;
  /** Name of the server in addresses. */
  slug: string;
  serverName: string;
}

const windows = [
  { value: 'WEEK', label: 'Week' },
  { value: 'MONTH', label: 'Month' },
  { value: 'ALL', label: 'All time' },
] as const;
export type Window = (typeof windows)[number]['value'];

/** Who has most points on a server, and one's own place, in a drawer. */
export default function LeaderboardDrawer(props: LeaderboardDrawerProps) {
  const { isOpen, onClose, slug, serverName } = props;
  const [chosen, setChosen] = useState<Window>('WEEK');
  return (
    <Offcanvas
      {...useFocusReturn(isOpen)}
      show={isOpen}
      onHide={onClose}
      placement="end"
      className="leaderboard"
      aria-labelledby="leaderboard-title"
    >
      <Offcanvas.Header closeButton closeLabel="Close the leaderboard">
        <div>
          <Offcanvas.Title as="h2" id="leaderboard-title">
            Leaderboard
          </Offcanvas.Title>
          <p className="leaderboard__server">
            <bdi>{serverName}</bdi>
          </p>
        </div>
      </Offcanvas.Header>
      <Offcanvas.Body>
        <div className="leaderboard__windows" role="group" aria-label="Time">
          {windows.map(({ value, label }) => (
            <button
              key={value}
              type="button"
              className="btn btn-sm btn-outline-secondary"
              aria-pressed={value === chosen}
              onClick={() => setChosen(value)}
            >
              {label}
            </button>
          ))}
        </div>
        <Places slug={slug} window={chosen} />
      </Offcanvas.Body>
    </Offcanvas>
  );
}
