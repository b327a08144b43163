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

function RankItem({ row, window }: { row: ShownRank; window: BoardWindow }) {
  const { rank, before, name, username, picture, points, isMe, isHidden } = row;
  return (
    <li className={isMe ? 'place place--mine' : 'place'}>
      <span className={rank <= 3 ? 'place__rank place__rank--top' : 'place__rank'}>
        <span className="visually-hidden">Rank </span>
        {inNumbers(rank)}
      </span>
      <span className="place__who">
        <MemberName name={name} username={username} picture={picture} to={pageOf(username)} />
        {isMe ? <span className="badge text-bg-secondary">You</span> : null}
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
