import { Suspense, useState } from 'react';
import { Link } from 'react-router-dom';
import { rankText } from '@/shared/format/rankText';
import type { QuestBoard } from '@/features/earning/quests/board/board';
import { counted } from '@/shared/text/language';
import { ServerPicture } from '@/shared/art/pictures';
import { PageHeader } from '@/shared/ui/PageHeader';
import { lazyOnDemand } from '@/shared/ui/lazyParts';
import { JoinLink, JoinNote } from '@/features/server/memberships/JoinServer';
import { useJoinedNote, useJoining } from '@/features/server/memberships/useJoining';
import { earningPath, QUEST_MODULE } from '@/features/server/memberships/paths';

const LeaderboardDrawer = lazyOnDemand(
  () => import('@/features/earning/leaderboards/LeaderboardDrawer'),
);

interface BoardHeadProps {
  board: QuestBoard;
  refresh: () => Promise<unknown>;
}

/** Whose board it is, and what one has there; for people who aren't members, the way in. */
export function BoardHead({ board, refresh }: BoardHeadProps) {
  useJoinedNote(board.isMember, board.server.name);
  return board.isMember ? (
    <MemberHead board={board} />
  ) : (
    <VisitorHead board={board} refresh={refresh} />
  );
}

function VisitorHead({ board, refresh }: BoardHeadProps) {
  const { server, inviteUrl, isMember } = board;
  const joining = useJoining({ isMember, refresh });
  return (
    <div className="join-head">
      <div className="quest-head">
        <ServerPicture src={server.icon} name={server.name} size={48} />
        <PageHeader title={server.name} purpose="Quests on this server." />
      </div>
      <div className="join-head__way">
        <JoinLink
          className="btn btn-primary"
          inviteUrl={inviteUrl}
          name={server.name}
          onOpen={joining.onOpen}
          purpose="to start"
        />
        <JoinNote inviteUrl={inviteUrl} joining={joining}>
          You can read every quest first.
        </JoinNote>
      </div>
    </div>
  );
}

/** The ways to the points and the leaderboard. */
function MemberHead({ board: { server, standing } }: { board: QuestBoard }) {
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  const open = () => {
    setWasOpened(true);
    setOpen(true);
  };
  return (
    <div className="quest-head">
      <ServerPicture src={server.icon} name={server.name} size={48} />
      <PageHeader
        title={server.name}
        purpose={standing === null ? 'Quests on this server.' : <Standing standing={standing} />}
        actions={
          <>
            <button type="button" className="btn btn-outline-secondary" onClick={open}>
              Leaderboard
            </button>
            <Link className="btn btn-outline-secondary" to={earningPath(QUEST_MODULE, server.slug)}>
              My points
            </Link>
          </>
        }
      />
      {wasOpened ? (
        <Suspense>
          <LeaderboardDrawer
            isOpen={isOpen}
            onClose={() => setOpen(false)}
            slug={server.slug}
            serverName={server.name}
          />
        </Suspense>
      ) : null}
    </div>
  );
}

function Standing({ standing }: { standing: NonNullable<QuestBoard['standing']> }) {
  const { points, rank, members } = standing;
  const own = <strong>{points === null ? 'Points unknown' : counted(points, 'point')}</strong>;
  if (rank === null) return <>{own}. Complete quests to earn more.</>;
  return (
    <>
      {own}, all-time rank <strong>{rankText(rank, members)}</strong>.
    </>
  );
}
