import { inNumbers } from '@/shared/format/numbers';
import { pointsText } from '@/features/earning/points/pointsText';
import { MemberName } from '@/shared/ui/names/MemberName';
import { rankRows, type ShownRank } from './rankRows';
import './leaderboard.scss';
import type { BoardWindow } from './leaderboard';
import { RankChange } from './RankChange';

interface RankListProps {
  /** Names the list: "Top 10". */
  label: string;
  items: readonly ShownRank[];
  around: readonly ShownRank[];
  winners: number | null;
  isFound: boolean;
  window: BoardWindow;
}

/** Ranks in their order. The reader's own stays in sight while they scroll. */
export const RankList = ({ label, window, ...shown }: RankListProps) => (
  <ul className="places" aria-label={label}>
    {rankRows(shown).map((row) => {
      if (row.kind === 'gap')
        return (
          <li key={row.key} className="places__gap">
            <span aria-hidden="true">⋯</span>
            <span className="visually-hidden">Ranks in between aren’t shown</span>
          </li>
        );
      if (row.kind === 'prizes')
        return (
          <li key={row.key} className="places__prizes">
            Prizes end here
          </li>
        );
      return <RankItem key={row.key} row={row.rank} window={window} />;
    })}
  </ul>
);

/** The page of a member whose name is told. */
const pageOf = (username: string | null) =>
  username === null ? undefined : `/dashboard/user/${encodeURIComponent(username)}`;

/** Shields of the first three: gold, silver and bronze. */
const shields = ['var(--art-gold)', 'var(--art-shade)', 'var(--art-bronze)'] as const;

function RankNumber({ rank }: { rank: number }) {
  const shield = shields[rank - 1];
  return (
    <span className={shield === undefined ? 'place__rank' : 'place__rank place__rank--top'}>
      {shield === undefined ? null : (
        <svg viewBox="0 0 40 44" aria-hidden="true">
          <path fill={shield} d="M2 2h36v18c0 11-7 18-18 22C9 38 2 31 2 20z" />
          <path fill="var(--art-deep)" fillOpacity="0.16" d="M20 2h18v18c0 11-7 18-18 22z" />
        </svg>
      )}
      <span className="visually-hidden">Rank </span>
      <span>{inNumbers(rank)}</span>
    </span>
  );
}

function RankItem({ row, window }: { row: ShownRank; window: BoardWindow }) {
  const { rank, before, name, username, picture, points, isMe, isHidden } = row;
  return (
    <li className={isMe ? 'place place--mine' : 'place'}>
      <RankNumber rank={rank} />
      <span className="place__who">
        <MemberName name={name} username={username} picture={picture} to={pageOf(username)} />
        {isMe ? <span className="badge tag">You</span> : null}
        {isMe && isHidden ? (
          <span className="place__note">Your name is hidden from others.</span>
        ) : null}
      </span>
      {points === null ? (
        <span className="visually-hidden">Points aren’t shown</span>
      ) : (
        <>
          <RankChange rank={rank} before={before} window={window} />
          <span className="amount place__points">
            {pointsText(points)}
            <span className="visually-hidden"> points</span>
          </span>
        </>
      )}
    </li>
  );
}
