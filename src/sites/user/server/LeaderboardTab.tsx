import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Board } from '@/features/earning/leaderboards/Board';
import { boardWindows, type BoardWindow } from '@/features/earning/leaderboards/leaderboard';
import { useLeaderboardQuery } from '@/features/earning/leaderboards/leaderboardsApi';
import { WindowChoice } from '@/features/earning/leaderboards/WindowChoice';

const TOP = 10;

/** The top members of a server by points, and the viewer's own rank. */
export default function LeaderboardTab({ slug }: { slug: string }) {
  const [window, setWindow] = useState<BoardWindow>('WEEK');
  const asked = { slug, window, page: 1, pageSize: TOP };
  const answer = useLeaderboardQuery(asked, { refetchOnMountOrArgChange: true });
  return (
    <>
      <WindowChoice windows={boardWindows} value={window} onChoose={setWindow} />
      <Board
        asked={asked}
        answer={answer}
        label="Top 10"
        below={
          <p className="server-more">
            <Link
              className="btn btn-outline-secondary"
              to={`/dashboard/users?server=${encodeURIComponent(slug)}&window=${window.toLowerCase()}`}
            >
              Full leaderboard
            </Link>
          </p>
        }
      />
    </>
  );
}
